import type Pdf from 'pdfkit'
import {
  CERTIFICATION,
  CLAIM_REASON_LABELS,
  CLAIM_STATUS_LABELS,
  type ClaimReason,
  type ClaimStatus,
} from '@kiosque/contract/domain/claims'
import { formatDay } from '@kiosque/contract/domain/dates'
import { formatEuros } from '@kiosque/contract/domain/money'
import { bytesOf, drawable as plain, drawBrand, momentText as moment } from '../kit/pdf.ts'

export interface Receipt {
  number: string
  status: ClaimStatus
  operation: string
  laboratory: string
  period: readonly [string, string]
  pharmacy: { name: string; cip_officine: string; city: string }
  submittedBy: string | null
  submittedAt: Date
  sends: number
  printedAt: Date
  lines: readonly {
    name: string
    detail: string
    ean: string
    quantity: number
    value: number
    amount: number
    accepted_quantity: number | null
    accepted_amount: number | null
    reason_code: ClaimReason | null
  }[]
  amount: number
  acceptedAmount: number | null
  proofs: readonly { name: string; pages: number | null }[]
  steps: readonly { label: string; at: Date; by: string | null }[]
  paidOn: string | null
  reference: string | null
}

const INK = '#07272f'
const GREY = '#5b6b70'
const LEFT = 48
const RIGHT = 547
const WIDTH = RIGHT - LEFT

const day = (text: string) => formatDay(`${text}T12:00:00Z`)

type Doc = InstanceType<typeof Pdf>

/** One A4 sheet that says what was claimed, when and by whom; it reads as well in black and white. */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  // Its fonts take twenty megabytes: for those who print.
  const { default: Document } = await import('pdfkit')
  const doc = new Document({
    size: 'A4',
    margin: LEFT,
    lang: 'fr-FR',
    info: {
      Title: `Récépissé ${receipt.number}`,
      Author: 'Kiosque',
      CreationDate: receipt.printedAt,
    },
  })
  const done = bytesOf(doc)
  head(doc, receipt)
  parties(doc, receipt)
  lines(doc, receipt)
  proofs(doc, receipt)
  steps(doc, receipt)
  doc.end()
  return done
}

function head(doc: Doc, { number, status, submittedAt, printedAt, sends }: Receipt): void {
  drawBrand(doc, LEFT)
  doc.font('Helvetica').fontSize(9).fillColor(GREY)
  doc.text(plain(`Imprimé le ${moment(printedAt)}`), LEFT, 48, { width: WIDTH, align: 'right' })
  doc.fillColor(INK).font('Helvetica-Bold').fontSize(20)
  doc.text('Récépissé de demande BRI', LEFT, 92, { width: 330 })
  doc.fontSize(15).text(number, LEFT, 95, { width: WIDTH, align: 'right' })
  doc.font('Helvetica').fontSize(10).fillColor(GREY)
  const again = sends > 1 ? `, envoi n°\u00A0${sends}` : ''
  doc.text(plain(`Envoyée le ${moment(submittedAt)}${again}`), LEFT, 120)
  const label = CLAIM_STATUS_LABELS[status]
  doc.font('Helvetica-Bold').fontSize(10)
  const width = doc.widthOfString(label) + 20
  doc
    .roundedRect(RIGHT - width, 116, width, 20, 10)
    .lineWidth(1)
    .stroke(INK)
  doc.fillColor(INK).text(label, RIGHT - width, 122, { width, align: 'center' })
  doc.x = LEFT
  doc.y = 152
}

function parties(doc: Doc, { pharmacy, laboratory, operation, period, submittedBy }: Receipt): void {
  const top = doc.y
  const block = (x: number, name: string, texts: (string | null)[]) => {
    doc.y = top
    doc.font('Helvetica-Bold').fontSize(9).fillColor(GREY).text(name.toUpperCase(), x, top, { width: 236 })
    doc.font('Helvetica').fontSize(11).fillColor(INK)
    for (const text of texts) if (text) doc.text(plain(text), x, doc.y + 2, { width: 236 })
    return doc.y
  }
  const ends = [
    block(LEFT, 'Officine', [
      pharmacy.name,
      `CIP ${pharmacy.cip_officine}, ${pharmacy.city}`,
      submittedBy && `Demande envoyée par ${submittedBy}`,
    ]),
    block(LEFT + 262, 'Opération', [
      `${laboratory}, ${operation}`,
      `Bons pris du ${day(period[0])} au ${day(period[1])}`,
    ]),
  ]
  doc.x = LEFT
  doc.y = Math.max(...ends) + 20
}

type Place = readonly [x: number, width: number, align: 'left' | 'right']

/** Once it is decided, what was kept stands beside what was asked. */
function columnsOf(
  isDecided: boolean,
): Record<'name' | 'value' | 'quantity' | 'amount' | 'kept' | 'accepted', Place> {
  return isDecided
    ? {
        name: [LEFT, 210, 'left'],
        value: [262, 52, 'right'],
        quantity: [318, 46, 'right'],
        amount: [368, 62, 'right'],
        kept: [434, 46, 'right'],
        accepted: [484, RIGHT - 484, 'right'],
      }
    : {
        name: [LEFT, 260, 'left'],
        value: [318, 66, 'right'],
        quantity: [392, 60, 'right'],
        amount: [460, RIGHT - 460, 'right'],
        kept: [0, 0, 'right'],
        accepted: [0, 0, 'right'],
      }
}

function lines(doc: Doc, { lines: claimed, amount, acceptedAmount }: Receipt): void {
  const isDecided = acceptedAmount !== null
  const columns = columnsOf(isDecided)
  const row = (cells: Partial<Record<keyof typeof columns, string>>, { bold = false, grey = false } = {}) => {
    doc
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(9.5)
      .fillColor(grey ? GREY : INK)
    const height = Math.max(doc.heightOfString(plain(cells.name ?? ''), { width: columns.name[1] }), 12)
    if (doc.y + height > 770) doc.addPage()
    const { y } = doc
    for (const [name, text] of Object.entries(cells) as [keyof typeof columns, string][]) {
      const [x, width, align] = columns[name]
      if (width > 0) doc.text(plain(text), x, y, { width, align })
    }
    const bottom = y + height + 5
    doc.moveTo(LEFT, bottom).lineTo(RIGHT, bottom).lineWidth(0.5).stroke('#c9d4d6')
    doc.x = LEFT
    doc.y = bottom + 6
  }
  row(
    {
      name: 'Produit',
      value: 'Valeur',
      quantity: 'Bons',
      amount: 'Montant',
      ...(isDecided ? { kept: 'Retenus', accepted: 'Accepté' } : {}),
    },
    { bold: true, grey: true },
  )
  for (const line of claimed) {
    const reason = line.reason_code ? `\n${CLAIM_REASON_LABELS[line.reason_code]}` : ''
    row({
      name: `${line.name}${line.detail ? `, ${line.detail}` : ''}\n${line.ean}${isDecided ? reason : ''}`,
      value: formatEuros(line.value),
      quantity: String(line.quantity),
      amount: formatEuros(line.amount),
      ...(isDecided
        ? { kept: String(line.accepted_quantity ?? 0), accepted: formatEuros(line.accepted_amount ?? 0) }
        : {}),
    })
  }
  total(doc, 'Montant demandé', amount, !isDecided)
  if (isDecided) total(doc, 'Montant accepté', acceptedAmount, true)
  doc.y += 12
}

function total(doc: Doc, label: string, cents: number, isStrong: boolean): void {
  if (doc.y > 750) doc.addPage()
  const { y } = doc
  doc
    .font(isStrong ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(isStrong ? 13 : 11)
    .fillColor(INK)
  doc.text(label, LEFT, y, { width: 320 })
  doc.text(plain(formatEuros(cents)), LEFT, y, { width: WIDTH, align: 'right' })
  doc.x = LEFT
  doc.y = y + 20
}

function heading(doc: Doc, text: string): void {
  if (doc.y > 730) doc.addPage()
  doc.font('Helvetica-Bold').fontSize(11).fillColor(INK).text(text, LEFT, doc.y).moveDown(0.3)
  doc.font('Helvetica').fontSize(10)
}

function proofs(doc: Doc, { proofs: joined }: Receipt): void {
  if (joined.length === 0) return
  heading(doc, joined.length > 1 ? 'Justificatifs' : 'Justificatif')
  for (const { name, pages } of joined)
    doc.text(plain(`•  ${name}${pages ? `, ${pages} page${pages > 1 ? 's' : ''}` : ''}`))
  doc.moveDown(1)
}

function steps(doc: Doc, { steps: taken, paidOn, reference }: Receipt): void {
  heading(doc, 'Parcours')
  for (const { label, at, by } of taken)
    doc.text(plain(`•  ${label}, le ${moment(at)}${by ? `, ${by}` : ''}`))
  if (paidOn && reference) doc.text(plain(`•  Référence de règlement\u00a0: ${reference}, le ${day(paidOn)}`))
  doc.moveDown(1).fontSize(9).fillColor(GREY)
  doc.text(plain(`Déclaration de l’officine\u00a0: «\u00a0${CERTIFICATION}\u00a0»`), { width: WIDTH })
}
