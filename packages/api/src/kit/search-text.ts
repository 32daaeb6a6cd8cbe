/** Lower case, no accents, ligatures opened: what the back office's search boxes compare. */
export function searchText(...parts: (string | null | undefined)[]): string {
  return parts
    .filter((part) => part)
    .join(' ')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’‘`]/g, "'")
}

/** A LIKE pattern per word typed: every word must be found, in any order. */
export function likePatterns(typed: string): string[] {
  return searchText(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

/** The name first: sorting by name reads this column. */
export function drugstoreSearchText(row: {
  name: string
  city: string
  cip_officine: string
  siret: string
  finess: string | null
  postcode: string | null
}): string {
  return searchText(row.name, row.city, row.cip_officine, row.siret, row.finess, row.postcode)
}
