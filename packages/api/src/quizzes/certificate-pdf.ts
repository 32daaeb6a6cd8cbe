import type Pdf from 'pdfkit'
import { bytesOf, drawable as plain } from '../kit/pdf.ts'

export interface CertificateSheet {
  number: string
  code: string
  /** Where anybody can check it. */
  checkUrl: string
  holder: string
  rpps: string | null
  /** « ATTESTATION DE RÉUSSITE ». */
  heading: string
  /** What the holder did, before what it was: « a réussi le quiz ». */
  deed: string
  title: string
  /** When, and how well. */
  sentence: string
  /** What it is worth beyond the network. */
  note: string
  obtainedAt: Date
}

const INK = '#07272f'
const PETROL = '#12505f'
const GREEN = '#92c020'
const GREY = '#5b6b70'
const WIDTH = 842
const HEIGHT = 595
const LEFT = 90

type Doc = InstanceType<typeof Pdf>

/** One A4 page, laid on its side, that prints as well in black and white. */
export async function certificatePdf(sheet: CertificateSheet): Promise<Buffer> {
  // Its fonts take twenty megabytes: for those who print.
  const { default: Document } = await import('pdfkit')
  const doc = new Document({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: 'fr-FR',
    info: { Title: `Attestation ${sheet.number}`, Author: 'Kiosque', CreationDate: sheet.obtainedAt },
  })
  const done = bytesOf(doc)
  frame(doc)
  seal(doc)
  words(doc, sheet)
  foot(doc, sheet)
  doc.end()
  return done
}

function frame(doc: Doc): void {
  doc
    .rect(24, 24, WIDTH - 48, HEIGHT - 48)
    .lineWidth(1.5)
    .stroke(PETROL)
  doc
    .rect(31, 31, WIDTH - 62, HEIGHT - 62)
    .lineWidth(0.5)
    .stroke(PETROL)
  doc.rect(24, 24, WIDTH - 48, 12).fill(GREEN)
  doc.roundedRect(LEFT, 78, 34, 34, 8).fill(GREEN)
  doc.rect(LEFT + 14, 86, 6, 18).fill('#ffffff')
  doc.rect(LEFT + 8, 92, 18, 6).fill('#ffffff')
  doc
    .fillColor(INK)
    .font('Helvetica-Bold')
    .fontSize(20)
    .text('Kiosque', LEFT + 44, 86)
}

/** A mark beside the name: a ring and a tick, drawn in lines so that it prints in black and white. */
function seal(doc: Doc): void {
  const [x, y] = [WIDTH - LEFT - 46, 112]
  doc.circle(x, y, 44).lineWidth(1.5).stroke(PETROL)
  doc.circle(x, y, 37).lineWidth(4).stroke(GREEN)
  doc
    .moveTo(x - 16, y + 1)
    .lineTo(x - 4, y + 13)
    .lineTo(x + 17, y - 11)
    .lineWidth(6)
    .lineCap('round')
    .lineJoin('round')
    .stroke(PETROL)
}

function words(doc: Doc, { heading, holder, rpps, deed, title, sentence }: CertificateSheet): void {
  const width = WIDTH - 2 * LEFT
  doc.fillColor(PETROL).font('Helvetica-Bold').fontSize(13)
  doc.text(heading, LEFT, 150, { width, characterSpacing: 2 })
  doc.fillColor(INK).font('Helvetica-Bold').fontSize(34).text(plain(holder), LEFT, 182, { width })
  if (rpps) doc.fillColor(GREY).font('Helvetica').fontSize(11).text(`RPPS ${rpps}`, { width })
  doc.fillColor(INK).font('Helvetica').fontSize(15)
  doc.text(plain(deed), LEFT, doc.y + 24, { width })
  doc.moveDown(0.3).font('Helvetica-Bold').fontSize(22).text(plain(title), { width, lineGap: 3 })
  doc.moveDown(0.7).font('Helvetica').fontSize(14)
  doc.text(plain(sentence), { width })
}

function foot(doc: Doc, { number, code, checkUrl, note }: CertificateSheet): void {
  const y = HEIGHT - 118
  doc
    .moveTo(LEFT, y)
    .lineTo(WIDTH - LEFT, y)
    .lineWidth(0.5)
    .stroke('#c9d4d6')
  doc
    .fillColor(INK)
    .font('Helvetica-Bold')
    .fontSize(11)
    .text(`N° ${number}`, LEFT, y + 14)
  doc.font('Helvetica').fontSize(10).fillColor(GREY)
  doc.text(`Code de vérification ${code.replace(/(.{4})(?=.)/g, '$1-')}`, LEFT, y + 31)
  doc.text(plain(`À vérifier par tous sur ${checkUrl}`), LEFT, y + 46, { link: checkUrl })
  doc.text(plain(note), LEFT, y + 61)
}
