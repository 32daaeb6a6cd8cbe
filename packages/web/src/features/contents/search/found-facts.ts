import { formatDay, parisDay } from '@kiosque/contract/domain/dates'
import { formatEuros } from '@kiosque/contract/domain/money'
import { deadlineWords } from '@kiosque/contract/domain/offer-deadline'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { MONTHS } from '@kiosque/contract/kinds/months'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { AnyCardValues } from '@kiosque/contract/wire/content-of'
import type { FileRef } from '@kiosque/contract/wire/files'
import { formatDate, formatSize, formatTime } from '../../../lib/format.ts'
import { priced, type WireDiscount } from '../../../parts/ticket.tsx'
import { fileFormat } from '../parts/file-link.tsx'

/** A content as the search gives it: a card, or the few values a suggestion carries. */
export interface FoundContent extends AnyCardValues {
  kind: string
  title: string
  laboratory: { name: string } | string | null
  category: { label: string } | string | null
  published_at?: string | null
  /** Of an event, which is no content. */
  starts_at?: string | null
}

/** What a line says beside a title, so that nobody has to open it to know: the same in the palette and in the results. */
export interface FoundFacts {
  /** What it is, whose, when: above or under the title. */
  words: string[]
  ticket: WireDiscount | null
  /** « 10,32 € »: what is paid, discount taken off. */
  price: string | null
  /** « À commander avant le 30/11/2026 »: the nearest day that counts. */
  day: string | null
  file: FileRef | null
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const nameOf = (value: FoundContent['laboratory']) =>
  (typeof value === 'object' ? value?.name : value) ?? null
const labelOf = (value: FoundContent['category']) =>
  (typeof value === 'object' ? value?.label : value) ?? null

export function factsOf(found: FoundContent, now: Date): FoundFacts {
  const kind = kindOf(found.kind)
  const today = parisDay(now)
  const isOver = (textOf(found.period_end) ?? today) < today
  const ticket = isOver ? null : (found.mechanics ?? null)
  // What has no page is opened from where it is found.
  const file = (kind?.has_detail === false ? found.file : null) ?? null
  const words = [
    offerType(found) ?? kind?.labels.singular ?? null,
    file && `${fileFormat(file).label}, ${formatSize(file.size)}`,
    monthOf(found),
    whose(found),
    isDated(found.kind) ? dateOf(found.published_at) : null,
  ]
  return {
    words: words.filter((word) => word !== null),
    ticket: ticket !== null && ticket.type > 0 ? ticket : null,
    price: isOver ? null : priceOf(found, ticket),
    day: found.kind === 'catalogue' ? validityOf(found, now) : dayOf(found, today),
    file,
  }
}

/** The laboratory, or the category; neither where the title or the month says it already. */
function whose(found: FoundContent): string | null {
  const laboratory = nameOf(found.laboratory)
  if (laboratory !== null) return laboratory === found.title ? null : laboratory
  if (monthOf(found) !== null) return null
  // « Réunion du 19/11/2026 »: the day is said apart, with its hour.
  return labelOf(found.category)?.replace(/ du \d.*$/, '') ?? null
}

const offerType = (found: FoundContent): string | null => {
  const field = kindOf(found.kind)?.fields['offer_type' satisfies keyof AnyCardValues]
  return field !== undefined && 'options' in field ? optionLabel(field.options, found.offer_type) : null
}

function monthOf(found: FoundContent): string | null {
  const month = optionLabel(MONTHS, found.month)
  return month === null ? null : [month.toLowerCase(), found.year].filter(Boolean).join(' ')
}

function priceOf(found: FoundContent, ticket: WireDiscount | null): string | null {
  const average = found.price ?? found.recommended_price
  if (typeof average !== 'number' || average <= 0) return null
  const paid = priced(ticket, average)
  if (paid === null || ticket === null || ticket.type === 0) return formatEuros(average)
  // The ticket itself is the price that customers read.
  if (ticket.type === 1) return null
  return paid.items > 1 ? `${formatEuros(paid.unit_price)} l’unité` : formatEuros(paid.unit_price)
}

const isMasculine = (key: string) => kindOf(key)?.labels.a.startsWith('un ') ?? false

/** News and documents are known by their day; of the rest it says nothing. */
const isDated = (key: string) => ['news', null].includes(kindOf(key)?.area ?? null) && kindOf(key) !== null
const dateOf = (instant: unknown) => (textOf(instant) === null ? null : formatDate(String(instant)))

/** Own days that count before they are over, with what they mean; the nearest of them is said. */
const DAYS: readonly [name: keyof AnyCardValues, words: string][] = [
  ['order_deadline', 'À commander avant le'],
  ['enrolment_deadline', 'Répondre avant le'],
  ['due_on', 'À faire avant le'],
  ['read_before', 'À lire avant le'],
  ['period_end', 'Jusqu’au'],
  ['valid_until', 'Jusqu’au'],
  ['first_on', 'Dès le'],
]

/** As on its card: when a catalogue begins, from when to when it runs, or since when it is over. */
function validityOf(found: FoundContent, now: Date): string | null {
  const [start, end] = [textOf(found.valid_from), textOf(found.valid_to)]
  // What ends elsewhere is an offer or a campaign, said in the feminine.
  if (end !== null && end < parisDay(now)) return `Terminé le ${formatDay(end)}`
  return deadlineWords({ period_start: start, period_end: end }, now).text || null
}

function dayOf(found: FoundContent, today: string): string | null {
  if (found.kind === 'event' && textOf(found.starts_at) !== null) {
    const starts = String(found.starts_at)
    return `Le ${formatDate(starts)} à ${formatTime(starts)}`
  }
  const start = textOf(found.period_start)
  if (start !== null && start > today) return `À partir du ${formatDay(start)}`
  const coming = DAYS.map(([name, words]) => ({ words, day: textOf(found[name]) }))
    .filter(({ day }) => day !== null && day >= today)
    .toSorted((a, b) => String(a.day).localeCompare(String(b.day)))[0]
  if (coming !== undefined) return `${coming.words} ${formatDay(String(coming.day))}`
  const end = textOf(found.period_end)
  if (end === null) return null
  return `${isMasculine(found.kind) ? 'Terminé' : 'Terminée'} le ${formatDay(end)}`
}
