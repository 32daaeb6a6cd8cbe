import type { DetailOf } from '@kiosque/contract/wire/content-of'
import { formatCents, formatDate } from '../../../lib/format.ts'

export type TechnicalFile = DetailOf<'technical_file'>
type Value = string | readonly string[]
export type CompareRow = { label: string; values: Value[]; isDifferent: boolean }

const texts = (sentences: readonly { text: string }[]) => sentences.map(({ text }) => text)

const FACTS: readonly [label: string, read: (file: TechnicalFile) => Value | null][] = [
  [
    'Prix conseillé',
    (file) => (file.recommended_price === null ? null : formatCents(file.recommended_price)),
  ],
  ['Statut', (file) => file.status_text],
  ['Conditionnement', (file) => file.packaging],
  ['Carton de réassort', (file) => file.carton],
  ['Conservation', (file) => file.storage],
  ['Composition', (file) => file.composition],
  ['Allergènes', (file) => file.allergens],
  ['Ce que vous pouvez dire', (file) => texts(file.may_say)],
  ['À ne pas dire', (file) => texts(file.may_not_say)],
  ['Précautions', (file) => file.precautions],
  ['Code EAN', (file) => file.ean],
  ['Code ACL', (file) => file.acl],
  ['Mise à jour', (file) => file.revised_on && formatDate(file.revised_on)],
]

/** Line by line, what each sheet says; a line of which nobody says anything is left out. */
export function compareRows(files: readonly TechnicalFile[]): CompareRow[] {
  return FACTS.map(([label, read]) => {
    const values = files.map((file) => read(file) ?? '')
    return { label, values, isDifferent: new Set(values.map((value) => String(value))).size > 1 }
  }).filter(({ values }) => values.some((value) => value.length > 0))
}

export const MOST_COMPARED = 3

/** « 12,15 » of the address, each once, three at most; whatever is no number is left out. */
export function comparedIds(asked: string | null): number[] {
  const ids = (asked ?? '').split(',').filter((part) => /^[1-9]\d{0,8}$/.test(part))
  return [...new Set(ids.map(Number))].slice(0, MOST_COMPARED)
}
