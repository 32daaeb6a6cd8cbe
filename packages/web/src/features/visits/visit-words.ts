import { isOpenVisit } from '@kiosque/contract/domain/visit-words'
import type { Visit } from '@kiosque/contract/wire/visits'
import { count, formatDate, formatDateTime } from '../../lib/format.ts'

/** What a request says of itself in a sentence, whatever its state. */
export function visitText(visit: Visit): string {
  const { status, slot, present } = visit
  if (status === 'accepted' && slot) return `Le délégué vient le ${formatDateTime(slot)}.`
  if (status === 'held' && slot)
    return `Visite du ${formatDateTime(slot)}, ${count(present.length, 'personne présente', 'personnes présentes')}.`
  if (status === 'sent') return `Demandée le ${formatDate(visit.requested_at)}, en attente de réponse.`
  return `Demandée le ${formatDate(visit.requested_at)}.`
}

/** The open request for a training, else the last one. */
export function latestFor(visits: readonly Visit[], trainingId: number): Visit | undefined {
  const own = visits.filter(({ training }) => training.id === trainingId)
  return own.find(({ status }) => isOpenVisit(status)) ?? own[0]
}
