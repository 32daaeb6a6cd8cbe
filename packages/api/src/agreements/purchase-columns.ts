import { parseEuros } from '@kiosque/contract/domain/money'
import { parisDay } from '@kiosque/contract/domain/dates'
import { readCipCell, readNamed } from '../network/import/drugstore-columns.ts'
import type { CellRead, FileColumn, FileKind } from '../network/import/file-kind.ts'
import { folded } from '../network/import/nearest.ts'

/** What is known before the file is read. */
export interface KnownNetwork {
  laboratories: { id: number; name: string }[]
  drugstores: ReadonlyMap<string, { id: number; name: string }>
  now: Date
}

export interface PurchaseLine {
  cip_officine: { id: number; cip: string; name: string }
  laboratory: { id: number; name: string }
  /** yyyy-MM. */
  month: string
  amount: number
}

const MONTHS = [
  ['janvier', 'janv', 'jan'],
  ['fevrier', 'fevr', 'fev'],
  ['mars', 'mar'],
  ['avril', 'avr'],
  ['mai'],
  ['juin'],
  ['juillet', 'juil'],
  ['aout', 'aou'],
  ['septembre', 'sept', 'sep'],
  ['octobre', 'oct'],
  ['novembre', 'nov'],
  ['decembre', 'dec'],
]
const WRITTEN = /^(?:(\d{4})[-/.]?(\d{2})(?:[-/.]\d{2})?|(?:\d{1,2}[-/.])?(\d{1,2})[-/.](\d{4}))$/

/** « 2026-10 », « 10/2026 », « 31/10/2026 », « octobre 2026 »: yyyy-MM, or null. */
export function parseMonth(text: string): string | null {
  const bare = text.trim()
  const match = WRITTEN.exec(bare)
  const word = /^([^\d]+?)[\s.-]*(\d{4})$/.exec(bare)
  const named = word ? MONTHS.findIndex((names) => names.includes(folded(word[1] ?? ''))) + 1 : 0
  const year = Number(match?.[1] ?? match?.[4] ?? word?.[2] ?? 0)
  const month = Number(match?.[2] ?? match?.[3] ?? named)
  if (year < 2000 || year > 2100 || month < 1 || month > 12) return null
  return `${year}-${String(month).padStart(2, '0')}`
}

/** Cents, below zero when more came back than was bought: « −120,00 », « (120,00) ». */
export function parseAmount(text: string): number | null {
  const bare = text.trim()
  const returned = /^(?:[-−–]\s*(.+)|(.+?)\s*[-−]|\((.+)\))$/u.exec(bare)
  const cents = parseEuros(returned?.[1] ?? returned?.[2] ?? returned?.[3] ?? bare)
  if (cents === null) return null
  return returned && cents > 0 ? -cents : cents
}

function readDrugstore(text: string, { drugstores }: KnownNetwork): CellRead {
  const read = readCipCell(text)
  const found = drugstores.get(String(read.ok ? read.value : (read.suggestion ?? '')))
  if (!read.ok) return found ? read : { ...read, suggestion: null }
  if (!found) return { ok: false, message: 'Aucune officine du réseau n’a ce code CIP.' }
  return { ok: true, value: { id: found.id, cip: read.value, name: found.name } }
}

function readMonth(text: string, { now }: KnownNetwork): CellRead {
  const month = parseMonth(text)
  if (month === null)
    return { ok: false, message: 'Ce mois n’est pas lisible. Écrivez-le ainsi\u00a0: 2026-10.' }
  if (month > parisDay(now).slice(0, 7)) return { ok: false, message: 'Ce mois n’a pas encore commencé.' }
  return { ok: true, value: month }
}

function readAmount(text: string): CellRead {
  const cents = parseAmount(text)
  if (cents === null)
    return { ok: false, message: 'Ce montant n’est pas lisible. Écrivez-le en euros\u00a0: 1 234,56.' }
  return { ok: true, value: cents }
}

export const PURCHASE_COLUMNS: FileColumn<KnownNetwork>[] = [
  {
    key: 'cip_officine',
    label: 'CIP officine',
    aliases: ['cip', 'code cip', 'officine', 'code client'],
    isRequired: true,
    example: '2035417',
    read: readDrugstore,
  },
  {
    key: 'laboratory',
    label: 'Laboratoire',
    aliases: ['labo', 'fournisseur', 'nom du laboratoire'],
    isRequired: true,
    example: 'Évanor',
    read: (text, { laboratories }) =>
      readNamed(
        text,
        laboratories.map((each) => [each.name, each]),
        'Laboratoire inconnu',
      ),
  },
  {
    key: 'month',
    label: 'Mois',
    aliases: ['periode', 'month', 'date'],
    isRequired: true,
    example: '2026-10',
    read: readMonth,
  },
  {
    key: 'amount',
    label: 'Achats HT',
    aliases: ['montant', 'montant ht', 'achats', 'ca', 'ca ht', 'achats hors taxes', 'amount'],
    isRequired: true,
    example: '1 234,56',
    read: readAmount,
  },
]

export const PURCHASE_FILE: FileKind<KnownNetwork, PurchaseLine> = {
  columns: PURCHASE_COLUMNS,
  keyOf: ({ cip_officine, laboratory, month }) =>
    cip_officine && laboratory && month ? `${cip_officine.cip}, ${laboratory.name}, ${month}` : undefined,
  repeated: {
    column: 'Mois',
    message: (earlier) => `Ce mois figure déjà à la ligne ${earlier} pour cette officine et ce laboratoire.`,
  },
  maxLines: 100_000,
}
