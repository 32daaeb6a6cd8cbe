import type { EventDetail } from '@kiosque/contract/wire/events'

/** Why one may not register any more, said plainly. */
export function closedWord({ registration_state: state }: Pick<EventDetail, 'registration_state'>): string {
  if (state === 'cancelled') return 'Cet événement est annulé.'
  if (state === 'over') return 'Cet événement est terminé.'
  return 'Les inscriptions sont closes. Pour une demande tardive, contactez le siège.'
}
