import { sceneOf } from '../scenes.ts'
import type { DemoContent } from './demo-content.ts'

/** Distinct pictures drawn: enough for variety, few enough for a quick first start. */
export const DRAWINGS = 24

/**
 * Contents with a cover and something to download each (D14-02): a picture no other of the kind has, as long as there
 * are some left, and the one document of the kind for those that name none. `rank` makes two kinds begin differently.
 */
export function illustrated(
  contents: readonly DemoContent[],
  { label, rank }: { label: string; rank: number },
): DemoContent[] {
  const named = new Set(contents.flatMap(({ cover }) => (cover === undefined ? [] : [cover % DRAWINGS])))
  const order = Array.from({ length: DRAWINGS }, (_, index) => (index + rank * 5) % DRAWINGS)
  const free = order.filter((drawing) => !named.has(drawing))
  const coverOf = ({ title, cover, pack }: DemoContent) => {
    if (pack !== undefined) return {}
    const scene = sceneOf(title)
    if (scene !== null) return { scene, cover: undefined }
    // The first to name a drawing has it.
    if (cover !== undefined && named.delete(cover % DRAWINGS)) return { cover }
    return { cover: free.shift() ?? cover ?? 0 }
  }
  return contents.map((content) => ({
    ...content,
    ...coverOf(content),
    attachments: content.attachments?.length ? content.attachments : [`L'essentiel – ${label}`],
  }))
}
