/** Pictures of the media library are stored by id; links are signed anew each time they are shown. */
export const FILE_PATH = /^\/api\/v1\/files\/([1-9][0-9]{0,9})(?:[/?#].*)?$/

export function fileIdIn(address: string): number | null {
  const found = FILE_PATH.exec(address)?.[1]
  return found === undefined ? null : Number(found)
}

const LIBRARY_PICTURE = /<img src="([^"]+)"/g

/** Pictures of the library shown inside a cleaned text. */
export function picturesIn(html: string): number[] {
  return [...html.matchAll(LIBRARY_PICTURE)].map(([, src]) => fileIdIn(src ?? '')).filter((id) => id !== null)
}

/** The same text with links that work now. A picture that is gone leaves an empty address, not a broken one. */
export function withSignedPictures(html: string, urlOf: (id: number) => string | undefined): string {
  return html.replaceAll(LIBRARY_PICTURE, (whole, src: string) => {
    const id = fileIdIn(src)
    return id === null ? whole : `<img src="${(urlOf(id) ?? '').replaceAll('&', '&amp;')}"`
  })
}

export interface Heading {
  id: string
  level: number
  text: string
}

/** Gives each heading of a cleaned text an id to link to, unique within the text. */
export function anchorHeadings(
  html: string,
  slug: (text: string) => string,
): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const taken = new Set<string>()
  const anchored = html.replace(/<h([2-5])>([\s\S]*?)<\/h\1>/g, (_, level: string, inner: string) => {
    const text = plainText(inner)
    const base = slug(text)
    let id = base
    for (let rank = 2; taken.has(id); rank += 1) id = `${base}-${rank}`
    taken.add(id)
    headings.push({ id, level: Number(level), text })
    return `<h${level} id="${id}">${inner}</h${level}>`
  })
  return { html: anchored, headings }
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
}

/** The words of a cleaned text, for search, extracts and reading time. */
export function plainText(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/li|\/h[2-5]|\/ul|\/ol)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The same, each paragraph, title and entry on a line of its own: what stands in two of them is no one sentence. */
export function plainLines(html: string): string {
  const parts = html.split(/<(?:br|\/(?:p|li|h[2-5]|ul|ol|t[dhr]|blockquote|figcaption))\b[^>]*>/)
  return parts.map(plainText).filter(Boolean).join('\n')
}

const WORDS_PER_MINUTE = 220

export function readingMinutes(html: string): number {
  const words = plainText(html).split(' ').filter(Boolean).length
  return words === 0 ? 0 : Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
