import { PAPER, Paper, type PaperPicture } from './paper.ts'

/** What a catalogue shows of one thing. */
export interface BookletEntry {
  name: string
  /** Size and price. */
  note: string
  text: string
  /** What it looks like; a sign of the network stands in its place without one. */
  picture?: PaperPicture
}

export interface BookletSection {
  title: string
  intro: string
  /** Four at most: they share one page. */
  entries: readonly BookletEntry[]
}

const TINTS = ['#e6f2cf', '#fcf2d1', '#d9edf0', '#fae8e0'] as const
const COVERS = ['#f7c74d', '#f7d9cc', '#d4ebed', '#e6f2c7'] as const
const GROUNDS = [PAPER.petrol, PAPER.white, PAPER.green, PAPER.ink] as const
const LEFT = 48
/** Between the margins of a page. */
const WIDTH = 499
/** Four of them side by side cover the page from edge to edge. */
const TILE = 149

const tintOf = (rank: number): string => TINTS[rank % TINTS.length]!

function cross(paper: Paper, [x, y]: readonly [number, number], side: number, fill: string): void {
  paper.rect([x - side / 6, y - side / 2], [side / 3, side], fill)
  paper.rect([x - side / 2, y - side / 6], [side, side / 3], fill)
}

function drawCover(paper: Paper, title: string, line: string, seed: number): void {
  paper.rect([0, 0], [paper.width, paper.height], COVERS[seed % COVERS.length]!)
  for (let rank = 0; rank < 12; rank += 1) {
    const corner = [(rank % 4) * TILE, paper.height - (Math.floor(rank / 4) + 1) * TILE] as const
    const centre = [corner[0] + TILE / 2, corner[1] + TILE / 2] as const
    const ground = GROUNDS[(rank * 7 + seed) % GROUNDS.length]!
    const ink = ground === PAPER.white ? PAPER.petrol : PAPER.white
    paper.rect(corner, [TILE, TILE], ground)
    if ((rank + seed) % 3 === 0) cross(paper, centre, 84, ink)
    else paper.disc(centre, 46, ink)
  }
  paper.paragraph(title, [LEFT, 64], WIDTH, { size: 48, bold: true, leading: 54 })
  paper.text(line, [LEFT, 328], { size: 18 })
}

function drawSign(paper: Paper, [x, y]: readonly [number, number], side: number, rank: number): void {
  const centre = [x + side / 2, y + side / 2] as const
  paper.rect([x, y], [side, side], tintOf(rank))
  if (rank % 2 === 0) cross(paper, centre, 62, PAPER.petrol)
  else paper.disc(centre, 34, PAPER.green)
}

function drawSection(paper: Paper, { title, intro, entries }: BookletSection, seed: number): void {
  const page = paper.pages
  paper.rect([0, 0], [paper.width, 130], tintOf(page + seed))
  paper.text(title, [LEFT, 30], { size: 32, bold: true })
  paper.paragraph(intro, [LEFT, 77], WIDTH, { size: 14 })
  // Fewer of them stand wider apart: the page is filled all the same.
  const [step, side] = entries.length > 3 ? [150, 128] : [200, 156]
  const x = LEFT + side + 26
  const width = LEFT + WIDTH - x
  for (const [rank, { name, note, text, picture }] of entries.entries()) {
    const y = 178 + rank * step
    if (picture) paper.picture(picture, [LEFT, y], [side, side])
    else drawSign(paper, [LEFT, y], side, page + seed + rank + 1)
    paper.paragraph(name, [x, y + 12], width, { size: 17, bold: true })
    paper.text(note, [x, y + 63], { size: 13, bold: true, color: PAPER.petrol })
    paper.paragraph(text, [x, y + 84], width, { size: 13, color: PAPER.grey })
  }
  const [edge, align] = page % 2 === 0 ? [LEFT, 'left' as const] : [LEFT + WIDTH, 'right' as const]
  paper.text(String(page), [edge, 804], { size: 12, color: PAPER.grey, align })
}

function drawBack(paper: Paper, title: string): void {
  paper.rect([0, 0], [paper.width, paper.height], PAPER.ink)
  cross(paper, [paper.width / 2, 282], 120, PAPER.green)
  for (const [rank, words] of ['Demandez conseil', 'à votre pharmacien'].entries())
    paper.text(words, [LEFT, 413 + rank * 44], { size: 36, bold: true, color: PAPER.white })
  const small = `${title}. Prix indicatifs, dans la limite des stocks de votre pharmacie.`
  paper.paragraph(small, [LEFT, 531], WIDTH, { size: 14, color: PAPER.white })
}

/** Cover, one page for each section, back: how many pages that makes. */
export const bookletLength = (sections: readonly BookletSection[]) => sections.length + 2

/** A catalogue that can be leafed through: a cover, a page for each section, and a back. */
export function makeBooklet(
  title: string,
  line: string,
  sections: readonly BookletSection[],
  cover?: PaperPicture,
): Uint8Array {
  const paper = new Paper(title)
  const seed = title.length
  if (cover) {
    // As high as the sheet: what is wider than it is cut at both sides alike.
    const width = (paper.height * cover.width) / cover.height
    paper.picture(cover, [(paper.width - width) / 2, 0], [width, paper.height])
  } else drawCover(paper, title, line, seed)
  for (const section of sections) {
    paper.addPage()
    drawSection(paper, section, seed)
  }
  paper.addPage()
  drawBack(paper, title)
  return paper.bytes()
}
