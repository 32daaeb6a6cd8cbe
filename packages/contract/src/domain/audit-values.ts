import { kindOf } from '../kinds/registry.ts'
import { fieldLabel } from './audit-fields.ts'
import { bytesText } from './bytes.ts'
import { ENVIRONMENT_LABELS, groupLabel, PACK_LABELS, SITE_LABELS } from './network.ts'
import { CONTACT_STATUS_LABELS } from './contact.ts'
import { STATUS_LABELS } from './publication.ts'
import { accountTypeLabel, rightLabel } from './roles.ts'

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** Values that are a number or a key in the log and a word for people. */
const WORDS: Record<string, (value: string | number) => string | null | undefined> = {
  right_id: (value) => rightLabel(Number(value)),
  account_types: (value) => accountTypeLabel(Number(value)),
  group_id: (value) => groupLabel(Number(value)),
  groups: (value) => groupLabel(Number(value)),
  group_name: (value) => (value === 'MPR_NAT' ? 'MPR national' : undefined),
  size: (value) => bytesText(Number(value)),
  sites: (value) => SITE_LABELS[value as 0 | 1],
  environments: (value) => ENVIRONMENT_LABELS[value as 0 | 1],
  packs: (value) => PACK_LABELS[value],
  status: (value) => STATUS_LABELS[value as 'draft'],
  kind: (value) => kindOf(String(value))?.labels.singular,
  fields: (value) => fieldLabel(String(value)),
  frequency: (value) => FREQUENCIES[value],
  item_type: (value) => ITEM_TYPES[value],
}

const role = (value: string | number) => accountTypeLabel(Number(value))
const POPIN_TYPES = ['Page d’accueil']

/** The same for one object alone. */
const OWN_WORDS: Record<string, Record<string, (value: string | number) => string | undefined>> = {
  type: {
    account: role,
    invitation: role,
    popin: (value) => POPIN_TYPES[Number(value)],
    file: (value) => formatText(String(value)),
  },
  status: { contact: (value) => CONTACT_STATUS_LABELS[value as 'sent'] },
}

/** « image/gif » → « GIF »: people know formats by these names. */
function formatText(type: string): string {
  const known = Object.entries(FORMATS).find(([part]) => type.includes(part))
  return known?.[1] ?? type.slice(type.indexOf('/') + 1).toUpperCase()
}

const FORMATS: Record<string, string> = {
  wordprocessing: 'Word',
  spreadsheet: 'Excel',
  presentation: 'PowerPoint',
}

/** Fields that hold the number of something that has a name. */
const NAMED: Record<string, string> = {
  user_id: 'user',
  merged_user_id: 'user',
  other_user_id: 'user',
  updated_by: 'user',
  assignee_id: 'user',
  topic_id: 'contact_topic',
  desk_id: 'contact_desk',
  drugstore_id: 'drugstore',
  drugstore_ids: 'drugstore',
  excluded_drugstore_ids: 'drugstore',
  merged_drugstore_id: 'drugstore',
  other_drugstore_id: 'drugstore',
  zone_id: 'zone',
  zone_ids: 'zone',
  zones: 'zone',
  laboratory_id: 'laboratory',
  partner_id: 'partner',
  author_id: 'author',
  content_id: 'content',
  related_ids: 'content',
  cover_id: 'file',
  image_id: 'file',
  logo_id: 'file',
  file_id: 'file',
  attachment_ids: 'file',
}

/** Names of things by « type:number », as the journal gives them. */
export type Names = Readonly<Record<string, string>>

/** What a value of this field is the number of: « zone:3 »; null when it is no such number. */
export function namedKey(given: string, value: unknown): string | null {
  const type = NAMED[given.replace(/^target_/, '')]
  return type !== undefined && typeof value === 'number' ? `${type}:${value}` : null
}

const FREQUENCIES: Record<string, string> = {
  once: 'Une fois',
  every_visit: 'À chaque visite',
  every_days: 'Tous les quelques jours',
}

const ITEM_TYPES: Record<string, string> = {
  content: 'Contenu',
  product: 'Produit',
  event: 'Événement',
  image: 'Image',
}

interface Reading {
  /** What the change was made to, or the field that holds this one. */
  subject?: string | undefined
  names?: Names | undefined
}

/** A value of the log as a person reads it; empty stays empty. */
export function valueText(given: string, value: unknown, reading: Reading = {}): string {
  const name = given.replace(/^target_/, '')
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (Array.isArray(value)) return value.map((item: unknown) => valueText(name, item, reading)).join(', ')
  if (typeof value === 'object') return objectText(value, { ...reading, subject: name })
  if (typeof value !== 'string' && typeof value !== 'number') return JSON.stringify(value)
  const key = namedKey(name, value)
  if (key !== null) return reading.names?.[key] ?? `n°\u00A0${value}`
  const words = OWN_WORDS[name]?.[reading.subject ?? ''] ?? WORDS[name]
  return words?.(value) ?? (typeof value === 'number' ? String(value) : textOf(value))
}

const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

function textOf(value: string): string {
  const day = DAY.exec(value)
  if (day) return `${day[3]}/${day[2]}/${day[1]}`
  if (INSTANT.test(value)) return moment.format(new Date(value))
  // Rich text is read, not its markup; cut short in the log, its last tag may be open.
  return /<[a-z/]/i.test(value)
    ? value
        .replaceAll(/<[^>]*(>|$)/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : value
}

/** What is empty in a target or a discount says nothing. */
function objectText(value: object, reading: Reading): string {
  // What has a name is told by it: its number says nothing to anybody.
  const { id: _, name, ...rest } = value as Record<string, unknown>
  if (typeof name === 'string' && name !== '' && Object.keys(rest).length === 0) return name
  return Object.entries(value)
    .map(([key, inner]) => [fieldLabel(key, reading.subject), valueText(key, inner, reading)])
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}\u00A0: ${text}`)
    .join('\u00A0; ')
}
