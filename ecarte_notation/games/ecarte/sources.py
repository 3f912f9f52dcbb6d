"""The rule books that rules and switches cite."""

from ecarte_notation.findings.authority import Source

LAWS = Source("LAWS.md", "The laws of écarté as this referee applies them (grammar/LAWS.md)")
NOTATION = Source("NOTATION.md", "The notation's specification (grammar/NOTATION.md)")
CAVENDISH = Source(
    "Cavendish 1878",
    "Cavendish, The Laws of Écarté adopted by the Turf and Portland Clubs (1878), "
    "as printed in Hoffmann, Hoyle's Games Modernized",
)
AMERICANA = Source("Americana", "The Encyclopedia Americana, vol. 9")
BRITANNICA = Source("Britannica 1911", "Encyclopaedia Britannica, 11th edition (1911)")
FOSTER = Source("Foster 1897", "R. F. Foster, Foster's Complete Hoyle (1897)")
HOYLE = Source("Hoyle", "Hoyle's Games Improved and Enlarged (19th century)")
ALL = (LAWS, NOTATION, AMERICANA, CAVENDISH, BRITANNICA, FOSTER, HOYLE)
