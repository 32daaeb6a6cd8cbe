import type { KindKey } from '@kiosque/contract/kinds/registry'
import { formatDay } from '@kiosque/contract/domain/dates'
import { priceDiscount } from '@kiosque/contract/domain/discount'
import type { DiscountValue } from '@kiosque/contract/domain/discount-value'
import { formatEuros } from '@kiosque/contract/domain/money'
import type { DemoContent } from '../contents/demo-content.ts'

interface Line {
  name: string
  ean?: string
  price: number
  discount: DiscountValue
}

interface Named {
  title: string
  text?: string
}

/** The fields that documents are drawn from; each kind has some of them. */
export interface DrawnFields {
  year?: number
  month?: number
  spot?: string
  install_on?: string
  remove_on?: string
  facings?: { name: string; facing: number }[]
  pos_material?: { label: string; quantity: number }[]
  period_start?: string
  period_end?: string
  order_deadline?: string
  order_reference?: string | null
  minimum_order?: string
  delivery?: string
  payment_terms?: string
  conditions?: string
  contact_name?: string
  contact_email?: string
  mechanics_text?: string
  counter_script?: string
  commitment?: string
  products?: Line[]
  agenda?: Named[]
  protocol?: Named[]
  warning_signs?: { text: string }[]
  material?: { label: string }[]
  concerned_public?: string
  duration_minutes?: number
  price_advice?: number
  price_advice_text?: string
  legal_frame?: string
  objectives?: ({ text: string } | Named)[]
  steps?: Named[]
  tiers?: { title: string; threshold: number; rate: number }[]
  remuneration?: string
  push?: string
  first_on?: string
  sheet_version?: string
  revised_on?: string
  versions?: { version: string; on: string; text: string }[]
  may_say?: { text: string }[]
  may_not_say?: { text: string }[]
  [other: string]: unknown
}

/** What a document is drawn for: a content and what is known of it. */
export interface About {
  kind: KindKey
  content: DemoContent
  fields: DrawnFields
  year: number
  /** The other contents of its kind, itself among them. */
  peers: readonly DemoContent[]
}

export const euros = formatEuros
/** Thresholds are round: no cents. */
export const wholeEuros = (cents: number) => formatEuros(cents).replace(/,00/, '')
export const dayOf = (day: string | undefined) => (day === undefined ? '' : formatDay(`${day}T12:00:00Z`))

/** What the customer pays, and how it is said. */
export function priced({ price, discount }: Line): { label: string; unit: number } {
  const { label, unit_price: unit } = priceDiscount({
    type: discount.type,
    prix_moyen: String(price),
    discount,
  })
  return { label, unit }
}

export const textOf = (entry: { text: string } | Named) =>
  'title' in entry ? `${entry.title} : ${(entry.text ?? '').toLowerCase()}` : entry.text
