import { parseEuros } from '@kiosque/contract/domain/money'
import type { CellRead, FileColumn, FileKind } from '../network/import/file-kind.ts'

export interface PaymentLine {
  number: string
  amount: number
  reference: string
  paid_on: string
}

const NUMBER = /^BRI-\d{4}-\d{6,9}$/i

function readNumber(text: string): CellRead<string> {
  return NUMBER.test(text)
    ? { ok: true, value: text.toUpperCase() }
    : { ok: false, message: 'Un numéro de demande s’écrit BRI-2026-000318.' }
}

function readAmount(text: string): CellRead<number> {
  const value = parseEuros(text)
  return value === null || value === 0
    ? { ok: false, message: 'Ce montant n’est pas lisible (attendu\u00a0: 40,00).' }
    : { ok: true, value }
}

function readReference(text: string): CellRead<string> {
  return text.length > 80
    ? { ok: false, message: 'Une référence compte 80\u00a0caractères au plus.' }
    : { ok: true, value: text }
}

const WRITTEN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

function readPaidOn(text: string): CellRead<string> {
  const french = WRITTEN.exec(text)
  const [, date = '', month = '', year = ''] = french ?? []
  const iso = french ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text.slice(0, 10)
  const isDay = /^20\d\d-\d\d-\d\d$/.test(iso) && new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso)
  return isDay
    ? { ok: true, value: iso }
    : { ok: false, message: 'Cette date n’existe pas (attendu\u00a0: 12/10/2026).' }
}

export const PAYMENT_COLUMNS: FileColumn<null>[] = [
  {
    key: 'number',
    label: 'Numéro de demande',
    aliases: ['numero', 'demande', 'n demande', 'bri', 'numero bri'],
    isRequired: true,
    example: 'BRI-2026-000318',
    read: readNumber,
  },
  {
    key: 'amount',
    label: 'Montant',
    aliases: ['montant regle', 'montant ttc', 'amount', 'total'],
    isRequired: true,
    example: '40,00',
    read: readAmount,
  },
  {
    key: 'reference',
    label: 'Référence de règlement',
    aliases: ['reference', 'ref', 'virement', 'avoir', 'reference virement'],
    isRequired: true,
    example: 'VIR-88412',
    read: readReference,
  },
  {
    key: 'paid_on',
    label: 'Date de règlement',
    aliases: ['date', 'date de paiement', 'regle le', 'paye le'],
    isRequired: true,
    example: '12/10/2026',
    read: readPaidOn,
  },
]

/** The columns of a batch that a payment does not need. */
export const IGNORED_COLUMNS = [
  'lot',
  'cip officine',
  'officine',
  'ville',
  'siret',
  'opération',
  'bons',
  'au',
  'bons pris du',
]

export const PAYMENT_FILE: FileKind<null, PaymentLine> = {
  columns: PAYMENT_COLUMNS,
  keyOf: ({ number }) => number,
  repeated: {
    column: 'Numéro de demande',
    message: (earlier) => `Cette demande figure déjà à la ligne ${earlier}.`,
  },
  maxLines: 50_000,
}
