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
AMERICAN_CYCLOPAEDIA = Source("American Cyclopaedia", "The American Cyclopaedia, vol. 4")
BRITANNICA = Source("Britannica 1911", "Encyclopaedia Britannica, 11th edition (1911)")
BRITANNICA_9 = Source("Britannica 9th", "Encyclopaedia Britannica, 9th edition")
ENQUIRE = Source("Enquire Within", "Enquire Within Upon Everything, item 118")
FOSTER = Source("Foster 1897", "R. F. Foster, Foster's Complete Hoyle (1897)")
HOYLE = Source("Hoyle", "Hoyle's Games Improved and Enlarged (19th century)")
SCHEICHER = Source("Scheicher", "Roland Scheicher, Écarté (scheicher.pagat.com)")
ENGLISH = Source("English text", "A modern English text of the rules, the basis of `classic`")
DANISH = Source("Danish text", "A modern Danish text of the rules, the basis of `dansk`")
FINNISH = Source("Finnish text", "A modern Finnish text of the rules, the basis of `suomi`")
SWEDISH = Source("Swedish text", "A modern Swedish text of the rules, the basis of `svensk`")
WIKIPEDIA = Source("Wikipedia", "Wikipedia, article «Écarté», English (copies of 2014 to 2021)")
WIKIPEDIA_DE = Source("Wikipedia (de)", "Wikipedia, article «Écarté», German")
WIKIPEDIA_FR = Source("Wikipedia (fr)", "Wikipedia, article «Écarté», French")
WIKIPEDIA_RU = Source("Wikipedia (ru)", "Wikipedia, article «Écarté», Russian, in translation")
SALON = Source("salondesjeux.fr", "salondesjeux.fr, page on écarté")
SAVOIR = Source("loisirs.savoir.fr", "loisirs.savoir.fr, page on écarté")
CASINOS = Source("casinos777.net", "casinos777.net, casino rules of écarté")
ADPOKER = Source("adpoker.fr", "adpoker.fr, page on écarté")
ACANOMAS = Source("acanomas.com", "acanomas.com, page on écarté (Spanish)")
JUEGOS = Source("juegos-de-azar.com", "juegos-de-azar.com, page on écarté (Spanish)")
KORTSPEL = Source("kortspel24.se", "kortspel24.se, page on écarté (Swedish, the older version)")
INTERNATIONAL = Source("International Encyclopedia", "The International Encyclopedia, as scanned")
KARTENSPIELE = Source("kartenspiele.net", "kartenspiele.net, page on écarté (German)")
PARLETT = Source("Parlett", "David Parlett, modern Encyclopaedia Britannica, entry «écarté»")
ALL = tuple(one for one in list(globals().values()) if isinstance(one, Source))
