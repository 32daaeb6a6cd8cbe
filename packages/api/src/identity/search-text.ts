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
