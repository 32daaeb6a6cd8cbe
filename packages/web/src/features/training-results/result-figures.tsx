import type { TrainingResults } from '@kiosque/contract/wire/training-results'
import { rateText } from '../../lib/figure-text.ts'
import { count, formatInteger, formatPercent } from '../../lib/format.ts'

type Props = { results: TrainingResults; lateHref: string }

/** The whole training in a row of figures; who is late is one click away. */
export function ResultFigures({ results: { total, training }, lateHref }: Props) {
  const isQuiz = training.pass_mark !== null
  return (
    <div className="kpis training-kpis">
      <div className="card kpi">
        <span>Avancement</span>
        <b>{rateText(total.completion)}</b>
        <span className="trend training-kpis__note">
          {formatInteger(total.done)} sur {count(total.concerned, 'personne')}
        </span>
      </div>
      <div className="card kpi">
        <span>Ont commencé</span>
        <b>{formatInteger(total.started)}</b>
        <span className="trend training-kpis__note">
          {formatInteger(total.concerned - total.started)} pas encore
        </span>
      </div>
      {isQuiz && (
        <div className="card kpi">
          <span>Note moyenne</span>
          <b>{rateText(total.average)}</b>
          <span className="trend training-kpis__note">
            note de réussite&nbsp;: {formatPercent(training.pass_mark ?? 0)}
          </span>
        </div>
      )}
      {isQuiz && (
        <div className="card kpi">
          <span>Réussite</span>
          <b>{rateText(total.success)}</b>
          <span className="trend training-kpis__note">parmi qui l’a rendu</span>
        </div>
      )}
      <div className={total.late > 0 ? 'card kpi kpi--late' : 'card kpi'}>
        <span>En retard</span>
        <b>{formatInteger(total.late)}</b>
        <span className="trend training-kpis__note">
          {total.late > 0 ? <a href={lateHref}>Voir qui</a> : 'personne'}
        </span>
      </div>
    </div>
  )
}
