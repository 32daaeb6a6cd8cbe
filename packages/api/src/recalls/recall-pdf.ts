import type Pdf from 'pdfkit'
import { recallStatusLabel } from '@kiosque/contract/domain/recalls'
import type { RecallCounts } from '@kiosque/contract/wire/recalls'
import { bytesOf, drawable as plain, drawBrand, momentText as moment } from '../kit/pdf.ts'
import type { BoardRow } from './board.sql.ts'
import type { RecallRow } from './recalls.sql.ts'

export interface Report {
  recall: RecallRow
  counts: RecallCounts
  zones: readonly { label: string; pharmacies: number; confirmed: number }[]
  withdrawn: readonly BoardRow[]
  silent: readonly BoardRow[]
  at: Date
}

const INK = '#07272f'
const GREY = '#5b6b70'
const LEFT = 48
const RIGHT = 547
const BOTTOM = 780
const FOOT = 808
const LABEL_WIDTH = 150

type Doc = InstanceType<typeof Pdf>

/** A4, for the file of the quality desk. */
export async function recallReport(report: Report): Promise<Buffer> {
  // Its fonts take twenty megabytes: for those who print.
  const { default: Document } = await import('pdfkit')
  const title = `Rappel de lot\u00a0: ${report.recall.product}`
  const doc = new Document({
    size: 'A4',
    margin: LEFT,
    lang: 'fr-FR',
    bufferPages: true,
    info: { Title: plain(title), Author: 'Kiosque', CreationDate: report.at },
  })
  const done = bytesOf(doc)
  head(doc, title, report)
  summary(doc, report)
  list(
    doc,
    'Par zone',
    ['Zone', 'Ont répondu', 'Officines'],
    report.zones.map(({ label, confirmed, pharmacies }) => [label, String(confirmed), String(pharmacies)]),
  )
  list(
    doc,
    'Lots retirés',
    ['Officine', 'Boîtes', 'Signé par'],
    report.withdrawn.map((pharmacy) => [
      `${pharmacy.name}, ${pharmacy.city} (${pharmacy.found.map(({ lot }) => lot).join(', ')})`,
      String(pharmacy.quantity),
      pharmacy.confirmed_name || 'Personne effacée',
    ]),
  )
  list(
    doc,
    'Officines sans réponse',
    ['Officine', 'CIP', 'Téléphone'],
    report.silent.map(({ name, city, cip_officine, phone }) => [
      `${name}, ${city}`,
      cip_officine,
      phone ?? '',
    ]),
  )
  doc.moveDown(0.8).fontSize(9).fillColor(GREY)
  doc.text(
    plain('La liste complète, officine par officine, est dans le tableur joint au rappel (export CSV).'),
    LEFT,
  )
  foot(doc, title)
  doc.end()
  return done
}

function head(doc: Doc, title: string, { recall, at }: Report): void {
  drawBrand(doc, LEFT)
  doc.font('Helvetica').fontSize(9).fillColor(GREY)
  doc.text(plain(`Imprimé le ${moment(at)}`), LEFT, 48, { width: RIGHT - LEFT, align: 'right' })
  doc.fillColor(INK).font('Helvetica-Bold').fontSize(19).text(plain(title), LEFT, 88)
  doc.font('Helvetica').fontSize(10).fillColor(GREY)
  const state =
    recall.closed_at === null
      ? `${recallStatusLabel(recall.status)}, état du ${moment(at)}`
      : `Clos le ${moment(recall.closed_at)}`
  doc.text(plain(state)).moveDown(0.8)
}

function summary(doc: Doc, { recall, counts }: Report): void {
  const facts: [string, string][] = [
    ['Codes CIP', recall.cips.join(', ')],
    ['Lots', recall.lots.join(', ')],
    ['Motif', recall.reason],
    ['Parti le', recall.opened_at === null ? '' : moment(recall.opened_at)],
    ['Réponse attendue avant le', moment(recall.deadline_at)],
    ['Officines concernées', String(counts.pharmacies)],
    [
      'Ont répondu',
      `${counts.confirmed}, dont ${counts.withdrawn} avec des boîtes retirées et ${counts.none} sans aucune boîte`,
    ],
    ['Boîtes retirées', String(counts.boxes)],
    ['Sans réponse', String(counts.silent)],
    ['Mot de clôture', recall.closing_note],
  ]
  for (const [label, text] of facts) {
    if (!text) continue
    if (doc.y > BOTTOM - 20) doc.addPage()
    const { y } = doc
    doc.font('Helvetica').fontSize(10).fillColor(GREY)
    doc.text(plain(label), LEFT, y, { width: LABEL_WIDTH })
    doc.fillColor(INK).text(plain(text), LEFT + LABEL_WIDTH, y, { width: RIGHT - LEFT - LABEL_WIDTH })
    doc.y += 4
  }
  doc.x = LEFT
  doc.moveDown(1)
}

/** A sheet that was separated from the others is found again. */
function foot(doc: Doc, title: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    // Below the margin, where a text would otherwise open one more page.
    doc.page.margins.bottom = 0
    doc.font('Helvetica').fontSize(8).fillColor(GREY)
    doc.text(plain(title), LEFT, FOOT, { width: 360, height: 10, ellipsis: true, lineBreak: false })
    doc.text(`Page ${page - start + 1} sur ${count}`, LEFT, FOOT, { width: RIGHT - LEFT, align: 'right' })
  }
}

const WIDTHS = [LEFT, 330, 420] as const

function list(doc: Doc, title: string, header: readonly string[], lines: readonly string[][]): void {
  if (lines.length === 0) return
  if (doc.y > BOTTOM - 60) doc.addPage()
  const isCounted = lines.every(([, second = '']) => /^\d{1,4}$/.test(second))
  doc.font('Helvetica-Bold').fontSize(12).fillColor(INK).text(plain(title), LEFT).moveDown(0.3)
  row(doc, header, { isHead: true, isCounted })
  for (const line of lines) row(doc, line, { isCounted })
  doc.moveDown(1)
}

/** Figures stand under each other by their units. */
function row(
  doc: Doc,
  cells: readonly string[],
  { isHead = false, isCounted }: { isHead?: boolean; isCounted: boolean },
): void {
  const [first = '', second = '', third = ''] = cells.map(plain)
  doc
    .font(isHead ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(9)
    .fillColor(isHead ? GREY : INK)
  const height = Math.max(
    doc.heightOfString(first, { width: 270 }),
    doc.heightOfString(third, { width: RIGHT - WIDTHS[2] }),
    11,
  )
  if (doc.y + height > BOTTOM) doc.addPage()
  const { y } = doc
  doc.text(first, WIDTHS[0], y, { width: 270 })
  doc.text(second, WIDTHS[1], y, { width: isCounted ? 60 : 80, align: isCounted ? 'right' : 'left' })
  doc.text(third, WIDTHS[2], y, { width: RIGHT - WIDTHS[2] })
  doc
    .moveTo(LEFT, y + height + 3)
    .lineTo(RIGHT, y + height + 3)
    .lineWidth(0.5)
    .stroke('#d5dcde')
  doc.x = LEFT
  doc.y = y + height + 7
}
