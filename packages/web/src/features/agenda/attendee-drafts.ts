import { positionOfType } from '@kiosque/contract/domain/events'
import type { TeamMember } from '@kiosque/contract/wire/people'
import type { Attendee, AttendeeBody } from '@kiosque/contract/wire/registrations'
import type { FieldErrors } from '../../lib/api-error.ts'

/** Somebody being registered, as the form holds them. */
export interface Draft {
  /** Of the team, or typed. */
  key: string
  isTyped: boolean
  first_name: string
  last_name: string
  email: string
  position: string
}

export type DraftErrors = Record<string, Partial<Record<keyof Draft, string>>>

export const draftOfColleague = (member: TeamMember): Draft => ({
  key: `user-${member.user_id}`,
  isTyped: false,
  first_name: member.first_name,
  last_name: member.last_name,
  email: member.email ?? '',
  position: String(positionOfType(member.type) ?? ''),
})

let typed = 0
export const typedDraft = (): Draft => {
  typed += 1
  return { key: `typed-${typed}`, isTyped: true, first_name: '', last_name: '', email: '', position: '' }
}

/** Who a registration has, found again among the team by their address. */
export function draftOfAttendee(attendee: Attendee, team: readonly TeamMember[]): Draft {
  const email = attendee.email ?? ''
  const colleague = team.find((member) => member.email !== null && member.email.toLowerCase() === email)
  return {
    key: colleague ? `user-${colleague.user_id}` : `attendee-${attendee.id}`,
    isTyped: colleague === undefined,
    first_name: attendee.first_name,
    last_name: attendee.last_name,
    email,
    position: String(attendee.position_id),
  }
}

const REQUIRED = 'Ce champ est requis.'

/** What is missing, by person and field; the server judges the rest. */
export function missingIn(drafts: readonly Draft[]): DraftErrors {
  const errors: DraftErrors = {}
  for (const draft of drafts) {
    const own: DraftErrors[string] = {}
    if (draft.first_name.trim() === '') own.first_name = REQUIRED
    if (draft.last_name.trim() === '') own.last_name = REQUIRED
    if (draft.email.trim() === '') own.email = REQUIRED
    if (draft.position === '') own.position = 'Choisissez une fonction pour chaque participant.'
    if (Object.keys(own).length > 0) errors[draft.key] = own
  }
  return errors
}

/** `attendees.1.email` of the answer is the address of the second person of the form. */
export function refusedIn(errors: FieldErrors, drafts: readonly Draft[]): DraftErrors {
  const found: DraftErrors = {}
  for (const [path, [message]] of Object.entries(errors)) {
    const [, index, name] = /^attendees\.(\d+)\.(\w+)$/.exec(path) ?? []
    const draft = drafts[Number(index)]
    if (draft === undefined || name === undefined) continue
    found[draft.key] = { ...found[draft.key], [name === 'position_id' ? 'position' : name]: message }
  }
  return found
}

export const bodyOf = (draft: Draft): AttendeeBody => ({
  first_name: draft.first_name,
  last_name: draft.last_name,
  email: draft.email,
  position_id: Number(draft.position),
})
