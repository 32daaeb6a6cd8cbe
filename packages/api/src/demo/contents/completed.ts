import { pictureName } from '../pictures.ts'
import type { DemoContent } from './demo-content.ts'

/** The years the covers of catalogues are drawn for. */
const FIRST_YEAR = 2026
const LAST_YEAR = 2027

/** The picture of a content: drawn for it and named after it. A catalogue bears its year. */
export function coverName(kind: string, title: string, year: number): string {
  // Drawn with its sheet and its code, beside the picture of the product of the same name.
  if (kind === 'technical_file') return pictureName(kind, `Fiche technique : ${title}`)
  if (kind !== 'catalogue') return pictureName(kind, title)
  return pictureName(kind, `${title} ${Math.min(Math.max(year, FIRST_YEAR), LAST_YEAR)}`)
}

/** Contents with something to download each (D14-02): the one document of the kind for those that name none. */
export function completed(contents: readonly DemoContent[], label: string): DemoContent[] {
  return contents.map((content) => ({
    ...content,
    attachments: content.attachments?.length ? content.attachments : [`L'essentiel – ${label}`],
  }))
}
