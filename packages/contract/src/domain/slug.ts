const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

const BEYOND_ASCII = /[^\0-\x7f]/

/** Text without case, accents or ligatures, to compare and sort as a French reader does on both engines. */
export function fold(text: string): string {
  // Most words have nothing to take off.
  const plain = BEYOND_ASCII.test(text) ? unaccented(text) : text.toLowerCase()
  return plain
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

const unaccented = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđ]/g, (letter) => LIGATURES[letter] ?? letter)

export const SLUG_MAX = 80

/** The readable part of an address; never only digits, which would read as an id. */
export function slugify(text: string): string {
  const words = fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const cut = words.slice(0, SLUG_MAX).replace(/-+$/, '')
  if (cut === '') return 'contenu'
  return /^[0-9]+$/.test(cut) ? `n-${cut}` : cut
}

/** Lower-case words joined by single hyphens, with at least one letter. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && /[a-z]/.test(text)
}
