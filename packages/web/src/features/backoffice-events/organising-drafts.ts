import { ADVANTAGES, type Advantage, type Advantages } from '@kiosque/contract/domain/anti-gifts'
import type { EventQuestion } from '@kiosque/contract/domain/event-questions'
import type { EventSession } from '@kiosque/contract/domain/event-sessions'
import { parseEuros } from '@kiosque/contract/domain/money'
import type { EventDetail } from '@kiosque/contract/wire/events'
import { momentText, readMoment, type TypedMoment } from '../../lib/typed-moment.ts'

/** A question being written; its choices on one line, between semicolons. */
export type QuestionDraft = Omit<EventQuestion, 'choices'> & { choices: string }
export type SlotDraft = {
  id: string
  label: string
  starts: TypedMoment
  ends: TypedMoment
  capacity: string
}
export type SessionDraft = { id: string; title: string; slots: SlotDraft[] }
export type SponsorDraft = {
  laboratory: { id: number; name: string } | null
  amounts: Partial<Record<Advantage, string>>
  convention: string
}

export const newKey = () => crypto.randomUUID().slice(0, 8)

const choicesOf = (text: string) =>
  [...new Set(text.split(';').map((choice) => choice.trim()))].filter(Boolean)

export const questionDrafts = (event: EventDetail | null): QuestionDraft[] =>
  (event?.questions ?? []).map((question) => ({ ...question, choices: question.choices.join(' ; ') }))

export const questionsOf = (drafts: readonly QuestionDraft[]): EventQuestion[] =>
  drafts.map(({ choices, ...draft }) => ({
    ...draft,
    label: draft.label.trim(),
    choices: draft.type === 'choice' ? choicesOf(choices) : [],
  }))

/** The first thing that is wrong, said so that one finds it. */
export function questionFault(drafts: readonly QuestionDraft[]): string | undefined {
  for (const [index, draft] of drafts.entries()) {
    if (draft.label.trim() === '') return `Question ${index + 1}\u00A0: écrivez ce que vous demandez.`
    if (draft.type === 'choice' && choicesOf(draft.choices).length < 2)
      return `Question ${index + 1}\u00A0: proposez au moins deux choix, séparés par des points-virgules.`
  }
  return undefined
}

export const sessionDrafts = (event: EventDetail | null): SessionDraft[] =>
  (event?.sessions ?? []).map(({ id, title, slots }) => ({
    id,
    title,
    slots: slots.map((slot) => ({
      id: slot.id,
      label: slot.label,
      starts: momentText(slot.starts_at, 'start'),
      ends: momentText(slot.ends_at, 'start'),
      capacity: String(slot.capacity ?? ''),
    })),
  }))

const momentOf = (typed: TypedMoment): string | null => {
  const read = readMoment(typed, 'start')
  return read.ok ? read.value : null
}

export const sessionsOf = (drafts: readonly SessionDraft[]): EventSession[] =>
  drafts.map(({ id, title, slots }) => ({
    id,
    title: title.trim(),
    slots: slots.map((slot) => ({
      id: slot.id,
      label: slot.label.trim(),
      starts_at: momentOf(slot.starts) ?? '',
      ends_at: momentOf(slot.ends) ?? '',
      capacity: slot.capacity.trim() === '' ? null : Number(slot.capacity),
    })),
  }))

export function sessionFault(drafts: readonly SessionDraft[]): string | undefined {
  for (const [index, { title, slots }] of drafts.entries()) {
    const name = `Atelier ${index + 1}`
    if (title.trim() === '') return `${name}\u00A0: donnez-lui un titre.`
    if (slots.length === 0) return `${name}\u00A0: proposez au moins un créneau.`
    for (const [rank, slot] of slots.entries()) {
      const where = `${name}, créneau ${rank + 1}`
      const [from, to] = [momentOf(slot.starts), momentOf(slot.ends)]
      if (from === null || to === null) return `${where}\u00A0: indiquez un début et une fin.`
      if (to <= from) return `${where}\u00A0: la fin doit venir après le début.`
      if (!/^(?:[1-9]\d{0,5})?$/.test(slot.capacity.trim()))
        return `${where}\u00A0: saisissez un nombre de places, ou laissez vide.`
    }
  }
  return undefined
}

const eurosText = (cents: number) => (cents / 100).toFixed(2).replace('.', ',').replace(',00', '')

export const sponsorDraft = (event: EventDetail | null): SponsorDraft => ({
  laboratory: event?.sponsor?.laboratory ?? null,
  amounts: Object.fromEntries(
    Object.entries(event?.advantages ?? {}).map(([name, cents]) => [name, eurosText(cents ?? 0)]),
  ),
  convention: event?.convention_number ?? '',
})

const centsOf = (text: string | undefined): number | null => {
  if (text === undefined || text.trim() === '') return 0
  return parseEuros(text)
}

export function advantagesOf({ amounts }: SponsorDraft): Advantages {
  const given = ADVANTAGES.flatMap((name) => {
    const cents = centsOf(amounts[name]) ?? 0
    return cents > 0 ? [[name, cents]] : []
  })
  return Object.fromEntries(given)
}

export const sponsorFault = (draft: SponsorDraft): string | undefined =>
  ADVANTAGES.some((name) => centsOf(draft.amounts[name]) === null)
    ? 'Écrivez chaque montant en euros, par exemple 28,50.'
    : undefined
