import type Pdf from 'pdfkit'
import { formatDay } from '@kiosque/contract/domain/dates'
import { formatEuros } from '@kiosque/contract/domain/money'
import { formatPhone } from '@kiosque/contract/domain/phone'
import type { OrderedLine } from '@kiosque/contract/wire/offers'
import { bytesOf, drawable as plain } from '../kit/pdf.ts'

export interface OrderForm {
  /** Null before it is sent. */
  number: string | null
  title: string
  laboratory: string | null
  buyer: {
    name: string
    cip_officine: string
    siret: string
    address: string | null
    postcode: string | null
    city: string
    phone: string | null
    email: string | null
  }
  orderedBy: string | null
  at: Date
  lines: readonly OrderedLine[]
  comment: string
  /** Minimum, delivery, payment: what the offer says of itself. */
  terms: readonly (readonly [string, string])[]
}

const INK = '#07272f'
const GREY = '#5b6b70'
const LEFT = 48
const RIGHT = 547
const COLUMNS = { name: LEFT, ean: 268, quantity: 358, unit: 412, total: 480 }

type Doc = InstanceType<typeof Pdf>

/** An A4 order form, filled in with the pharmacy and its lines. */
export async function orderPdf(form: OrderForm): Promise<Buffer> {
  // Its fonts take twenty megabytes: for those who print.
  const { default: Document } = await import('pdfkit')
  const doc = new Document({
    size: 'A4',
    margin: LEFT,
    lang: 'fr-FR',
    info: { Title: `Bon de commande ${form.number ?? ''}`.trim(), Author: 'Kiosque', CreationDate: form.at },
  })
  const done = bytesOf(doc)
  head(doc, form)
  parties(doc, form)
  lines(doc, form.lines)
  notes(doc, form)
  doc.end()
  return done
}

function head(doc: Doc, { number, title, at }: OrderForm): void {
  doc.rect(0, 0, 595, 10).fill('#92c020')
  doc.fillColor(INK).font('Helvetica-Bold').fontSize(20).text('Bon de commande', LEFT, 40)
  doc.font('Helvetica').fontSize(10).fillColor(GREY)
  doc.text(plain([number, `du ${formatDay(at)}`].filter(Boolean).join(' ')))
  doc.moveDown(0.6).fillColor(INK).font('Helvetica-Bold').fontSize(13).text(plain(title))
  doc.moveDown(0.8)
}

function parties(doc: Doc, { buyer, laboratory, orderedBy }: OrderForm): void {
  const block = (heading: string, texts: (string | null | undefined | false)[]) => {
    doc.font('Helvetica-Bold').fontSize(10).fillColor(INK).text(heading)
    doc.font('Helvetica').fontSize(10)
    for (const text of texts) if (text) doc.text(plain(text))
    doc.moveDown(0.6)
  }
  block('Officine', [
    buyer.name,
    `CIP ${buyer.cip_officine} · SIRET ${buyer.siret}`,
    buyer.address,
    [buyer.postcode, buyer.city].filter(Boolean).join(' '),
    [buyer.phone && formatPhone(buyer.phone), buyer.email].filter(Boolean).join(' · '),
    orderedBy && `Commande passée par ${orderedBy}`,
  ])
  if (laboratory) block('Laboratoire', [laboratory])
}

function lines(doc: Doc, ordered: readonly OrderedLine[]): void {
  rowOf(doc, ['Produit', 'EAN', 'Quantité', 'Prix net', 'Total'], true)
  let sum = 0
  for (const line of ordered) {
    sum += line.total ?? 0
    const price = line.unit_price === null ? '' : formatEuros(line.unit_price)
    const total = line.total === null ? '' : formatEuros(line.total)
    const name = line.label ? `${line.name} (${line.label})` : line.name
    rowOf(doc, [name, line.ean ?? '', String(line.quantity), price, total])
  }
  if (ordered.some((line) => line.total !== null)) {
    doc.moveDown(0.4).font('Helvetica-Bold').fontSize(11).fillColor(INK)
    doc.text(plain(`Total indicatif : ${formatEuros(sum)}`), LEFT, doc.y, {
      align: 'right',
      width: RIGHT - LEFT,
    })
    doc.font('Helvetica').fontSize(9).fillColor(GREY)
    doc.text('Sur la base des prix moyens constatés. Le laboratoire confirme ses prix.', {
      align: 'right',
      width: RIGHT - LEFT,
    })
  }
  doc.moveDown(1)
}

function rowOf(
  doc: Doc,
  [name = '', ean = '', quantity = '', unit = '', total = '']: string[],
  isHead = false,
): void {
  const font = isHead ? 'Helvetica-Bold' : 'Helvetica'
  doc
    .font(font)
    .fontSize(9)
    .fillColor(isHead ? GREY : INK)
  const height = Math.max(doc.heightOfString(plain(name), { width: 210 }), 11)
  if (doc.y + height > 780) doc.addPage()
  const { y } = doc
  doc.text(plain(name), COLUMNS.name, y, { width: 210 })
  doc.text(ean, COLUMNS.ean, y, { width: 84 })
  doc.text(plain(quantity), COLUMNS.quantity, y, { width: 46, align: 'right' })
  doc.text(plain(unit), COLUMNS.unit, y, { width: 60, align: 'right' })
  doc.text(plain(total), COLUMNS.total, y, { width: RIGHT - COLUMNS.total, align: 'right' })
  doc
    .moveTo(LEFT, y + height + 4)
    .lineTo(RIGHT, y + height + 4)
    .lineWidth(0.5)
    .stroke('#d5dcde')
  doc.x = LEFT
  doc.y = y + height + 9
}

function notes(doc: Doc, { terms, comment }: OrderForm): void {
  for (const [label, text] of [...terms, ['Commentaire', comment] as const]) {
    if (!text) continue
    doc.font('Helvetica-Bold').fontSize(10).fillColor(INK).text(label)
    doc.font('Helvetica').fontSize(10).text(plain(text)).moveDown(0.5)
  }
  doc.moveDown(0.5).fontSize(9).fillColor(GREY).text('Aucune donnée de patient ne doit figurer sur ce bon.')
}
