import { french } from '../contents/french.ts'
import { brokenInto } from './letter-widths.ts'
import { PAPER, Paper } from './paper.ts'

const LEFT = 48
const TEXT = 10.5
const BOTTOM = 72

export interface Column {
  label: string
  /** Part of the width. */
  part: number
  align?: 'left' | 'right'
}

/** A document that flows from page to page: headings, paragraphs, lists and tables under one title. */
export class Sheet {
  readonly #paper: Paper
  readonly #title: string
  #y: number

  constructor(kicker: string, title: string, lead = '') {
    this.#title = title
    const paper = (this.#paper = new Paper(title))
    paper.rect([0, 0], [paper.width, 14], PAPER.green)
    paper.text(kicker, [LEFT, 40], { size: 10, bold: true, color: PAPER.grey })
    this.#y = paper.paragraph(title, [LEFT, 56], this.#width, { size: 21, bold: true }) + 4
    if (lead !== '') this.paragraph(lead)
  }

  get #width(): number {
    return this.#paper.width - LEFT * 2
  }

  heading(words: string): this {
    // A heading alone at the foot of a page announces nothing.
    this.#room(70)
    this.#y += 12
    this.#paper.text(words, [LEFT, this.#y], { size: 13, bold: true })
    this.#y += 22
    return this
  }

  paragraph(words: string): this {
    this.#lines(words, LEFT)
    this.#y += 6
    return this
  }

  list(entries: readonly string[], isNumbered = false): this {
    for (const [rank, entry] of entries.entries()) {
      this.#room(18)
      this.#paper.text(isNumbered ? `${rank + 1}.` : '•', [LEFT + 2, this.#y], { size: TEXT, bold: true })
      this.#lines(entry, LEFT + 20)
      this.#y += 3
    }
    this.#y += 4
    return this
  }

  table(columns: readonly Column[], rows: readonly (readonly string[])[], rowHeight = 0): this {
    this.#row(
      columns,
      columns.map(({ label }) => label),
      { isHead: true },
    )
    for (const row of rows) this.#row(columns, row, { height: rowHeight })
    this.#y += 8
    return this
  }

  /** What is known, by name. */
  facts(facts: readonly (readonly [name: string, value: string])[]): this {
    const columns = [
      { label: 'Donnée', part: 0.34 },
      { label: 'Valeur', part: 0.66 },
    ]
    for (const fact of facts) this.#row(columns, fact, {})
    this.#y += 8
    return this
  }

  /** Lines to fill in by hand. */
  blanks(labels: readonly string[]): this {
    for (const label of labels) {
      this.#room(30)
      this.#paper.text(label, [LEFT, this.#y], { size: TEXT })
      this.#paper.line([LEFT + 190, this.#y + 12], [LEFT + this.#width, this.#y + 12])
      this.#y += 26
    }
    return this
  }

  bytes(): Uint8Array {
    const paper = this.#paper
    for (let page = 1; page <= paper.pages; page += 1) {
      const style = { size: 8, color: PAPER.grey }
      paper.text(
        'Kiosque · Document de démonstration : noms, produits et prix sont inventés.',
        [LEFT, 808],
        style,
        page,
      )
      const place = `Page ${page} sur ${paper.pages}`
      paper.text(place, [paper.width - LEFT, 808], { ...style, align: 'right' }, page)
    }
    return paper.bytes()
  }

  #lines(words: string, x: number): void {
    for (const line of brokenInto(french(words), this.#width - x + LEFT, TEXT)) {
      this.#room(16)
      this.#paper.text(line, [x, this.#y], { size: TEXT })
      this.#y += TEXT * 1.45
    }
  }

  #row(
    columns: readonly Column[],
    cells: readonly string[],
    { isHead = false, height = 0 }: { isHead?: boolean; height?: number },
  ): void {
    const size = 9.5
    const widths = columns.map(({ part }) => part * this.#width)
    const broken = cells.map((cell, rank) => brokenInto(french(cell), widths[rank]! - 12, size, isHead))
    const tall = Math.max(height, Math.max(...broken.map(({ length }) => length)) * size * 1.35 + 8)
    this.#room(tall)
    if (isHead) this.#paper.rect([LEFT, this.#y], [this.#width, tall], PAPER.pale)
    let x = LEFT
    for (const [rank, lines] of broken.entries()) {
      const align = columns[rank]!.align ?? 'left'
      const at = align === 'right' ? x + widths[rank]! - 6 : x + 6
      for (const [line, words] of lines.entries())
        this.#paper.text(words, [at, this.#y + 5 + line * size * 1.35], {
          size,
          align,
          bold: isHead || (rank === 0 && columns.length === 2),
        })
      x += widths[rank]!
    }
    this.#y += tall
    this.#paper.line([LEFT, this.#y], [LEFT + this.#width, this.#y])
  }

  #room(height: number): void {
    if (this.#y + height <= this.#paper.height - BOTTOM) return
    this.#paper.addPage()
    this.#paper.rect([0, 0], [this.#paper.width, 6], PAPER.green)
    this.#paper.text(this.#title, [LEFT, 24], { size: 9, bold: true, color: PAPER.grey })
    this.#y = 52
  }
}
