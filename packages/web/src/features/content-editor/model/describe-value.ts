import { DIMENSIONS, type Dimension, type Target } from '@kiosque/contract/domain/audience'
import { DISCOUNT_TYPE_LABELS, type DiscountType } from '@kiosque/contract/domain/discount-fields'
import { ENVIRONMENT_LABELS, groupLabel, PACK_LABELS, SITE_LABELS } from '@kiosque/contract/domain/network'
import { STATUS_LABELS, type PublicationStatus } from '@kiosque/contract/domain/publication'
import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { Field } from '@kiosque/contract/kinds/fields'
import { formatCents, formatDate, formatDateTime, formatNumber } from '../../../lib/format.ts'
import { fieldOf } from './content-form.ts'
import type { Values } from './form-value.ts'
import { momentText } from '../../../lib/typed-moment.ts'

/** Names for ids; an unknown one falls back to its number. */
export type Names = {
  file: (id: number) => string
  laboratory: (id: number) => string
  partner: (id: number) => string
  author: (id: number) => string
  content: (id: number) => string
  category: (key: string) => string
  zone: (id: number) => string
}

/** One stored value of a content as a person reads it, several lines where it has several parts. */
export function describeField(kind: Kind, name: string, value: unknown, names: Names): string {
  if (name === 'target') return describeTarget(value as Target, names)
  if (isEmpty(value)) return ''
  if (name === 'category') return names.category(String(value as string))
  if (name === 'status') return STATUS_LABELS[value as PublicationStatus] ?? ''
  if (name === 'starts_at') return formatDateTime(String(value as string))
  if (name === 'ends_at') {
    const { day, time } = momentText(String(value as string), 'end')
    return time === '' ? `${day} inclus` : formatDateTime(String(value as string))
  }
  const field = fieldOf(kind, name)
  return field === undefined ? String(value as string) : describeValue(field, value, names)
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

export function describeValue(field: Field, value: unknown, names: Names): string {
  if (isEmpty(value)) return ''
  switch (field.type) {
    case 'rich_text':
      return richLines(value as string)
    case 'money_cents':
      return formatCents(value as number)
    case 'integer':
    case 'percent':
    case 'decimal':
      return [formatNumber(value as number), field.unit].filter(Boolean).join('\u00a0')
    case 'date':
      return formatDate(`${value as string}T12:00:00Z`)
    case 'datetime':
      return formatDateTime(value as string)
    case 'boolean':
      return value === true ? 'Oui' : 'Non'
    case 'choice':
    case 'multi_choice':
      return listed(
        value,
        (one) => field.options.find((option) => option.value === one)?.label ?? String(one),
        ', ',
      )
    case 'image':
    case 'images':
    case 'file':
    case 'files':
      return listed(value, (id) => names.file(Number(id)))
    case 'video': {
      const { url, file_id: fileId } = value as { url?: string; file_id?: number }
      return fileId === undefined ? (url ?? '') : names.file(fileId)
    }
    case 'reference':
      return field.to === 'faq_theme' ? (value as string) : names[field.to](Number(value))
    case 'content_refs':
      return listed(value, (id) => names.content(Number(id)))
    case 'discount':
      return discountText(value as Values)
    case 'items':
      return (value as Values[])
        .map((entry, index) => entryText(field.fields, entry, index, names))
        .join('\n')
    default:
      return String(value as string)
  }
}

const listed = (value: unknown, name: (one: unknown) => string, glue = '\n') =>
  (Array.isArray(value) ? value : [value]).map(name).join(glue)

function entryText(
  fields: Readonly<Record<string, Field>>,
  entry: Values,
  index: number,
  names: Names,
): string {
  const parts = Object.entries(fields).flatMap(([name, field]) => {
    const text = describeValue(field, entry[name], names)
    return text === '' || text === 'Non' ? [] : [`${field.label}\u00a0: ${text.replaceAll('\n', ' ; ')}`]
  })
  return `${index + 1}. ${parts.join(' · ')}`
}

function discountText(value: Values): string {
  const label = DISCOUNT_TYPE_LABELS[value['type'] as DiscountType] ?? 'Remise'
  const figures = ['nbProducts', 'offeredProducts', 'price', 'amount']
    .filter((name) => typeof value[name] === 'number')
    .map((name) => formatNumber(value[name] as number))
  return figures.length === 0 ? label : `${label} (${figures.join(', ')})`
}

const DIMENSION_LABELS: Record<Dimension, string> = {
  sites: 'Sites',
  environments: 'Environnements',
  groups: 'Groupes',
  packs: 'Packs',
  zones: 'Zones',
  account_types: 'Rôles',
  drugstore_ids: 'Officines nommées',
  excluded_drugstore_ids: 'Officines exclues',
}

function describeTarget(target: Target | null | undefined, names: Names): string {
  const nameOf = (dimension: Dimension, value: string | number): string => {
    const known: Partial<Record<Dimension, string | undefined>> = {
      sites: SITE_LABELS[value as 0],
      environments: ENVIRONMENT_LABELS[value as 0],
      groups: groupLabel(Number(value)),
      packs: PACK_LABELS[value],
      account_types: accountTypeLabel(Number(value)),
    }
    return dimension === 'zones' ? names.zone(Number(value)) : (known[dimension] ?? String(value))
  }
  const lines = DIMENSIONS.flatMap((dimension) => {
    const values = target?.[dimension] ?? []
    if (values.length === 0) return []
    return [
      `${DIMENSION_LABELS[dimension]}\u00a0: ${values.map((value) => nameOf(dimension, value)).join(', ')}`,
    ]
  })
  return lines.length === 0 ? 'Tout le monde' : lines.join('\n')
}

/** A text as lines, its pictures and videos named: what a reader compares. */
export function richLines(html: string): string {
  return html
    .replace(
      /<img [^>]*alt="([^"]*)"[^>]*>/g,
      (_, alt: string) => `\n[Image${alt ? `\u00a0: ${alt}` : ''}]\n`,
    )
    .replace(
      /<iframe [^>]*title="([^"]*)"[^>]*><\/iframe>/g,
      (_, title: string) => `\n[Vidéo\u00a0: ${title}]\n`,
    )
    .replace(
      /<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
      (_, href: string, words: string) => `${words} (${href})`,
    )
    .replace(/<li>/g, '• ')
    .replace(/<br ?\/?>|<\/(?:p|li|h[2-5]|ul|ol)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
