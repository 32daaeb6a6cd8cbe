import { SUBJECT_MAX } from '@kiosque/contract/domain/contact'
import type { ContactTopic } from '@kiosque/contract/wire/contact'

export const SLOTS = [
  { value: 'matin', label: 'Le matin', words: 'le matin' },
  { value: 'apres-midi', label: 'L’après-midi', words: 'l’après-midi' },
  { value: 'indifferent', label: 'À tout moment', words: 'à tout moment' },
] as const

/** It names the request: whoever asked for this partner already is told so, and does not ask twice. */
export const callbackSubject = (partner: string): string =>
  `Être rappelé\u00a0: ${partner}`.slice(0, SUBJECT_MAX)

/** The desk that knows the partners, as the head office named its subject; else the one that takes everything. */
export const callbackTopic = (topics: readonly ContactTopic[]): ContactTopic | undefined =>
  topics.find(({ key }) => key.startsWith('partena')) ??
  topics.find(({ key }) => key === 'autre') ??
  topics[0]

type Asked = { partner: string; phone: string; slot: string; note: string }

/** What the head office reads: whom to call, at which number, when. */
export function callbackMessage({ partner, phone, slot, note }: Asked): string {
  const when = SLOTS.find(({ value }) => value === slot)?.words ?? 'à tout moment'
  const lines = [
    `Bonjour, je souhaite être rappelé au sujet de ${partner}.`,
    `Téléphone\u00a0: ${phone.trim()}`,
    `De préférence ${when}.`,
  ]
  return [lines.join('\n'), note.trim()].filter(Boolean).join('\n\n')
}
