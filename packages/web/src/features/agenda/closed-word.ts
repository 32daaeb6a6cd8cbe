import type { EventDetail } from '@kiosque/contract/wire/events'

/** Told to whoever has no team to register. */
export function teamlessWord(event: Pick<EventDetail, 'registration_state'>): string {
  const { registration_state: state } = event
  if (state === 'cancelled' || state === 'over') return closedWord(event)
  if (state === 'closed') return 'Les inscriptions sont closes.'
  return 'Les inscriptions sont ouvertes aux équipes des officines du réseau.'
}

/** Why one may not register any more, said plainly. */
export function closedWord({ registration_state: state }: Pick<EventDetail, 'registration_state'>): string {
  if (state === 'cancelled') return 'Cet événement est annulé.'
  if (state === 'over') return 'Cet événement est terminé.'
  return 'Les inscriptions sont closes. Pour une demande tardive, contactez le siège.'
}
