import { DPC_TYPES, type DpcType } from '@kiosque/contract/domain/dpc'
import { durationText } from '@kiosque/contract/domain/durations'
import { extensionOf, uploadRefusal } from '@kiosque/contract/domain/uploads'
import type { FileEntry, TrainingFile } from '@kiosque/contract/wire/training-file'
import { count, formatDate } from '../../lib/format.ts'

export const VIEWS = [
  { value: '', label: 'Toutes' },
  { value: 'dpc', label: 'DPC' },
  { value: 'reseau', label: 'Réseau' },
  { value: 'ajoutees', label: 'Ajoutées' },
] as const

/** What each choice above the list shows. */
export function inView(entries: readonly FileEntry[], view: string): FileEntry[] {
  return entries.filter((entry) => {
    if (view === 'dpc') return entry.dpc_types.length > 0
    if (view === 'reseau') return entry.source !== 'upload'
    return view === 'ajoutees' ? entry.source === 'upload' : true
  })
}

const SHORT: Readonly<Record<DpcType, string>> = {
  'formation-continue': 'formation',
  evaluation: 'évaluation',
  'gestion-des-risques': 'risques',
}

export const dpcBadge = (types: readonly DpcType[]): string =>
  types.length === 0 ? 'Ne vaut pas DPC' : `DPC, ${types.map((type) => SHORT[type]).join(' et ')}`

/** The line under a title: who gave it, how long, when, under which number. */
export function factsOf(entry: FileEntry): string {
  return [
    entry.source === 'upload' ? `${entry.organism}, ajoutée par vous` : entry.organism,
    entry.score === null ? null : `${entry.score}\u00A0%`,
    entry.duration_minutes === null ? null : durationText(entry.duration_minutes),
    formatDate(entry.obtained_on),
    entry.andpc_number ? `action ${entry.andpc_number}` : null,
    entry.is_cnp ? 'parcours CNP' : null,
    entry.number ? `n°\u00A0${entry.number}` : null,
  ]
    .filter(Boolean)
    .join(' · ')
}

type Dpc = TrainingFile['dpc']

/** What the banner says in large: where one stands, never what one should feel about it. */
export function dpcTitle({ is_fulfilled, types_done }: Dpc): string {
  if (is_fulfilled)
    return types_done >= 3
      ? 'Trois types d’action sur trois\u00A0: votre obligation est remplie'
      : types_done === 2
        ? 'Deux types d’action sur trois\u00A0: votre obligation est remplie'
        : 'Trois actions du parcours CNP\u00A0: votre obligation est remplie'
  return types_done === 0
    ? 'Aucune action validée pour le moment'
    : 'Un type d’action validé, il en faut deux'
}

/** « 1 action, 7 h, le 18/06/2026 ». */
export function typeText({ actions, minutes, last_on: last }: Dpc['by_type'][number]): string {
  if (actions === 0) return 'Aucune action.'
  const day = last && (actions === 1 ? `le ${formatDate(last)}` : `la dernière le ${formatDate(last)}`)
  const facts = [count(actions, 'action'), minutes > 0 ? durationText(minutes) : null, day]
  return `${facts.filter(Boolean).join(', ')}.`
}

export const typeLabel = (type: DpcType): string =>
  DPC_TYPES.find(({ value }) => value === type)?.label ?? type

const PICTURES = ['pdf', 'jpg', 'jpeg', 'png', 'webp']

/** Why a file cannot be an attestation, before it is sent; the server judges by its content. */
export function attestationRefusal(file: { name: string; size: number }): string | undefined {
  const refusal = uploadRefusal(file)
  if (refusal !== null && PICTURES.includes(extensionOf(file.name))) return refusal
  return PICTURES.includes(extensionOf(file.name))
    ? undefined
    : 'Choisissez un PDF ou une photo (JPEG, PNG ou WebP).'
}
