import { positionOfType } from '@kiosque/contract/domain/events'
import type { TeamMember } from '@kiosque/contract/wire/people'
import type { Attendee, AttendeeBody } from '@kiosque/contract/wire/registrations'
import type { Errors } from '../../lib/form/errors.ts'

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

/** Where the form shows a field of somebody, whoever stands before them. */
export const draftPath = (draft: Draft, name: string) => `attendees.${draft.key}.${name}`

/** What is missing, by person and field; the server judges the rest. */
export function missingIn(drafts: readonly Draft[]): Errors {
  const errors: Record<string, string> = {}
  for (const draft of drafts) {
    for (const name of ['first_name', 'last_name', 'email'] as const)
      if (draft[name].trim() === '') errors[draftPath(draft, name)] = REQUIRED
    if (draft.position === '')
      errors[draftPath(draft, 'position')] = 'Choisissez une fonction pour chaque participant.'
  }
  return errors
}

/**
 * Where the form shows what the server refused: `attendees.1.email` is the address of its second person, questions and
 * slots are called as the server calls them.
 */
export function placeOf(path: string, drafts: readonly Draft[]): string | undefined {
  if (/^(?:answers|slots)\./.test(path)) return path
  const [, index, name] = /^attendees\.(\d+)\.(\w+)$/.exec(path) ?? []
  const draft = drafts[Number(index)]
  return draft && name && draftPath(draft, name === 'position_id' ? 'position' : name)
}

export const bodyOf = (draft: Draft): AttendeeBody => ({
  first_name: draft.first_name,
  last_name: draft.last_name,
  email: draft.email,
  position_id: Number(draft.position),
})
