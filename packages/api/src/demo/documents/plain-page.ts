import { PAPER, Paper } from './paper.ts'

const LEFT = 56

/** A title and a few paragraphs, on one page: what people send, and documents that nothing else draws. */
export function plainPage(title: string, paragraphs: readonly string[]): Uint8Array {
  const paper = new Paper(title)
  const width = paper.width - LEFT * 2
  paper.rect([0, 0], [paper.width, 16], PAPER.green)
  let y = paper.paragraph(title, [LEFT, 54], width, { size: 22, bold: true, leading: 28 }) + 9
  for (const words of paragraphs) y = paper.paragraph(words, [LEFT, y], width, { size: 11, leading: 17 }) + 17
  return paper.bytes()
}
