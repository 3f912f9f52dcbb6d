"""The rules of the R family, which hold for records of any game; one file each, found by scan.

Codes and names are never used again. Retired: none.
"""
