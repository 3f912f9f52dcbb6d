"""The rules of écarté, one file each; found by scan. D dealing, X exchange, K king, T tricks, S scoring.

Codes and names are never used again. Retired: none.
"""
