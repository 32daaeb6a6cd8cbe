import type { Recall } from '@kiosque/contract/wire/recalls'
import { formatDateTime } from '../../lib/format.ts'

/** One of one's pharmacies at least has still to answer. */
export const isAwaited = ({ status, pharmacies }: Recall): boolean =>
  status === 'open' && pharmacies.some(({ answer }) => answer === null)

/** What is asked under the title, of whoever may sign; once answered, nothing is asked any more. */
export function introOf(recall: Recall): string {
  const { pharmacies } = recall
  if (recall.status !== 'open')
    return `Ce rappel est clos depuis le ${formatDateTime(recall.closed_at ?? recall.deadline_at)}.`
  if (isAwaited(recall)) {
    const deadline = formatDateTime(recall.deadline_at)
    return pharmacies.some(({ can_confirm }) => can_confirm)
      ? `Répondez avant le ${deadline}, même si vous n’avez aucune boîte.`
      : `Votre officine doit répondre avant le ${deadline}, même sans aucune boîte.`
  }
  const answer = pharmacies[0]?.answer
  if (pharmacies.length > 1 || !answer) return 'Vos officines ont répondu.'
  const how = answer.is_by_phone ? ', par téléphone' : ''
  return `${answer.confirmed_by} a répondu pour votre officine${how}, le ${formatDateTime(answer.confirmed_at)}.`
}
