import type Pdf from 'pdfkit'
import { formatDay } from '@kiosque/contract/domain/dates'
import { DPC_TYPES, dpcLabels } from '@kiosque/contract/domain/dpc'
import { durationText } from '@kiosque/contract/domain/durations'
import type { FileEntry, TrainingFile } from '@kiosque/contract/wire/training-file'
import { bytesOf, drawable as plain } from '../kit/pdf.ts'

export interface TrainingFileSheet extends TrainingFile {
  holder: { name: string; rpps: string | null }
  at: Date
}

const INK = '#07272f'
const PETROL = '#12505f'
const GREEN = '#92c020'
const GREY = '#5b6b70'
const LINE = '#c9d4d6'
const LEFT = 48
const RIGHT = 547
const WIDTH = RIGHT - LEFT
const BOTTOM = 780

const dayText = (day: string) => formatDay(`${day}T12:00:00Z`)

type Doc = InstanceType<typeof Pdf>

/** A4 sheets that print as well in black and white: the duty first, then every attestation by its date. */
export async function trainingFilePdf(sheet: TrainingFileSheet): Promise<Buffer> {
  // Its fonts take twenty megabytes: for those who print.
  const { default: Document } = await import('pdfkit')
  const doc = new Document({
    size: 'A4',
    margin: LEFT,
    lang: 'fr-FR',
    bufferPages: true,
    info: { Title: `Dossier de formation, ${sheet.holder.name}`, Author: 'Kiosque', CreationDate: sheet.at },
  })
  const done = bytesOf(doc)
  head(doc, sheet)
  duty(doc, sheet)
  const inPeriod = (entry: FileEntry) => entry.obtained_on >= sheet.dpc.period.starts_on
  const isAction = (entry: FileEntry) => entry.dpc_types.length > 0
  list(
    doc,
    'Actions de DPC de la période',
    sheet.data.filter((entry) => isAction(entry) && inPeriod(entry)),
  )
  list(
    doc,
    'Actions de DPC des périodes précédentes',
    sheet.data.filter((entry) => isAction(entry) && !inPeriod(entry)),
  )
  list(
    doc,
    'Autres formations',
    sheet.data.filter((entry) => !isAction(entry)),
  )
  feet(doc, sheet)
  doc.end()
  return done
}

function head(doc: Doc, { holder, at }: TrainingFileSheet): void {
  doc.rect(0, 0, 595, 12).fill(GREEN)
  doc.fillColor(PETROL).font('Helvetica-Bold').fontSize(11)
  doc.text('DOSSIER DE FORMATION', LEFT, 44, { characterSpacing: 1.5 })
  doc.fillColor(INK).fontSize(24).text(plain(holder.name), LEFT, 62, { width: WIDTH })
  doc.fillColor(GREY).font('Helvetica').fontSize(10)
  if (holder.rpps) doc.text(`RPPS ${holder.rpps}`)
  doc.text(`Établi le ${formatDay(at)}`)
}

function duty(doc: Doc, { dpc }: TrainingFileSheet): void {
  const { first_year: first, last_year: last } = dpc.period
  title(doc, `Développement professionnel continu, période ${first} à ${last}`)
  doc.font('Helvetica').fontSize(10.5).fillColor(INK)
  doc.text(
    plain(
      // On paper it is read by somebody else.
      dpc.missing?.replace('Il vous manque', 'Il manque') ??
        (dpc.types_done >= 2
          ? 'Deux types d’action sur trois au moins\u00A0: l’obligation est remplie.'
          : 'Trois actions du parcours du conseil national professionnel\u00A0: l’obligation est remplie.'),
    ),
    { width: WIDTH },
  )
  doc.moveDown(0.6)
  for (const { type, actions, minutes, last_on } of dpc.by_type) {
    const label = DPC_TYPES.find(({ value }) => value === type)?.label ?? type
    const facts =
      actions === 0
        ? 'aucune action'
        : [
            actions === 1 ? '1 action' : `${actions} actions`,
            minutes > 0 ? durationText(minutes) : null,
            last_on ? `la dernière le ${dayText(last_on)}` : null,
          ]
            .filter(Boolean)
            .join(', ')
    doc.font('Helvetica-Bold').text(label, LEFT, doc.y, { continued: true })
    doc.font('Helvetica').text(plain(`\u00A0: ${facts}`))
  }
}

function title(doc: Doc, text: string): void {
  room(doc, 70)
  doc.moveDown(1.4)
  doc.fillColor(PETROL).font('Helvetica-Bold').fontSize(13).text(plain(text), LEFT, doc.y, { width: WIDTH })
  doc.moveDown(0.4)
}

function list(doc: Doc, name: string, entries: readonly FileEntry[]): void {
  if (entries.length === 0) return
  title(doc, name)
  for (const entry of entries) line(doc, entry)
}

function line(doc: Doc, entry: FileEntry): void {
  room(doc, 48)
  const top = doc.y + 2
  doc.moveTo(LEFT, top).lineTo(RIGHT, top).lineWidth(0.5).stroke(LINE)
  doc
    .fillColor(INK)
    .font('Helvetica')
    .fontSize(10)
    .text(dayText(entry.obtained_on), LEFT, top + 7, { width: 70 })
  doc.font('Helvetica-Bold').text(plain(entry.title), LEFT + 76, top + 7, { width: WIDTH - 76 })
  doc.font('Helvetica').fontSize(9).fillColor(GREY)
  doc.text(plain(factsOf(entry)), LEFT + 76, doc.y + 1, { width: WIDTH - 76 })
  doc.moveDown(0.5)
}

function factsOf(entry: FileEntry): string {
  const dpc = entry.dpc_types.length > 0 ? `DPC, ${dpcLabels(entry.dpc_types).toLocaleLowerCase('fr')}` : null
  return [
    entry.organism,
    entry.duration_minutes === null ? null : durationText(entry.duration_minutes),
    dpc ?? 'ne vaut pas DPC',
    entry.is_cnp ? 'parcours du CNP' : null,
    entry.andpc_number ? `action ${entry.andpc_number}` : null,
    entry.number ? `n° ${entry.number}` : null,
    entry.valid_until
      ? `${entry.is_valid ? 'valable jusqu’au' : 'expirée le'} ${dayText(entry.valid_until)}`
      : null,
    entry.source === 'upload'
      ? `déclarée par le titulaire du dossier${entry.file ? `, pièce ${entry.file.name}` : ''}`
      : null,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A line is never cut between two sheets. */
function room(doc: Doc, height: number): void {
  if (doc.y + height > BOTTOM) doc.addPage()
}

function feet(doc: Doc, { holder }: TrainingFileSheet): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    // Below the margin, where a text would otherwise begin another sheet.
    doc.page.margins.bottom = 0
    doc.fillColor(GREY).font('Helvetica').fontSize(8)
    doc.text(
      plain(
        `${holder.name} · dossier établi avec Kiosque, à accompagner des attestations · ${page + 1} sur ${count}`,
      ),
      LEFT,
      808,
      { width: WIDTH, align: 'center', lineBreak: false },
    )
  }
}
