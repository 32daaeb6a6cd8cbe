import { DIMENSIONS, type Dimension, type Target } from '@kiosque/contract/domain/audience'
import { ENVIRONMENT_LABELS, groupLabel, PACK_LABELS, SITE_LABELS } from '@kiosque/contract/domain/network'
import { STATUS_LABELS, type PublicationStatus } from '@kiosque/contract/domain/publication'
import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { Field } from '@kiosque/contract/kinds/fields'
import { formatDateTime } from '../../../lib/format.ts'
import { fieldOf } from './content-form.ts'
import type { Names } from '../field-types/field-view.ts'
import { viewOf } from '../field-types/field-views.ts'
import { momentText } from '../../../lib/typed-moment.ts'

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

function describeValue(field: Field, value: unknown, names: Names): string {
  if (isEmpty(value)) return ''
  return viewOf(field).describe(field, value, names, (inner, own) => describeValue(inner, own, names))
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
