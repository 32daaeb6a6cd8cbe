import { IconCircleCheck } from '@tabler/icons-react'
import type { Recall } from '@kiosque/contract/wire/recalls'
import { count, formatDateTime } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { AnswerForm } from './answer-form.tsx'

type Props = { recall: Recall; place: Recall['pharmacies'][number]; signer: string; hasSeveral: boolean }

/** What one pharmacy answered, or the form to answer; whoever may not sign is told who does. */
export function RecallAnswer({ recall, place, signer, hasSeveral }: Props) {
  const { answer } = place
  return (
    <section className="card card--pad recall-answer" aria-labelledby={`officine-${place.drugstore_id}`}>
      <h2 className="h3" id={`officine-${place.drugstore_id}`}>
        {hasSeveral ? place.name : answer ? 'La réponse de votre officine' : 'Votre réponse'}
      </h2>
      {answer && (
        <Alert
          tone="ok"
          icon={<IconCircleCheck className="i" aria-hidden="true" />}
          title={outcomeText(answer)}
        >
          Signé par {answer.confirmed_by}
          {answer.is_by_phone && ', par téléphone'}, le {formatDateTime(answer.confirmed_at)}.
          {answer.comment && <p className="recall-comment">{answer.comment}</p>}
        </Alert>
      )}
      {place.can_confirm && <AnswerForm recall={recall} place={place} signer={signer} />}
      {!answer && !place.can_confirm && (
        <p className="muted">
          {recall.status === 'open'
            ? 'La vérification du stock est signée par un pharmacien ou un préparateur de l’officine\u00a0: prévenez-les.'
            : 'Votre officine n’a pas répondu avant la clôture. Contactez le siège si des boîtes vous restent.'}
        </p>
      )}
    </section>
  )
}

function outcomeText({ outcome, quantity, found }: NonNullable<Props['place']['answer']>): string {
  if (outcome === 'none') return 'Aucune boîte trouvée'
  const lots = found.map((each) => `${each.lot}\u00a0: ${each.quantity}`).join(', ')
  return `Lot retiré\u00a0: ${count(quantity, 'boîte')} (${lots})`
}
