import type { DrugstoreSheet } from '@kiosque/contract/wire/drugstore-sheet'
import { longDay } from '../../lib/figure-text.ts'
import { count, formatInteger, formatPercent } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { Progress } from '../../ui/progress.tsx'

/** How the team goes on with its trainings: its progress, who is late, who got there lately. */
export function DrugstoreTrainings({ sheet: { trainings } }: { sheet: DrugstoreSheet }) {
  const { done, total, late, late_people: latePeople, latest } = trainings
  const share = total === 0 ? 0 : Math.round((done / total) * 100)
  return (
    <Card
      title="Formations"
      action={
        latePeople > 0 && <span className="badge badge--warn">{count(latePeople, 'personne')} en retard</span>
      }
    >
      {total === 0 ? (
        <p className="muted">Rien à suivre pour cette équipe en ce moment.</p>
      ) : (
        <>
          <p className="row between small">
            <span>
              {formatInteger(done)} sur {count(total, 'formation suivie', 'formations suivies')}
            </span>
            <b className="num">{formatPercent(share)}</b>
          </p>
          <Progress label="Avancement de l’équipe" value={share} text={formatPercent(share)} />
        </>
      )}
      {late.length > 0 && (
        <>
          <h3 className="h4 sheet-trainings__h">En retard</h3>
          <ul className="bo-rows">
            {late.map(({ name, title, due_on }) => (
              <li key={`${name} ${title}`}>
                {name}
                <small className="xs muted bo-who__sub">
                  {title}, avant le {longDay(due_on)}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
      {latest.length > 0 && (
        <>
          <h3 className="h4 sheet-trainings__h">Dernières réussites</h3>
          <ul className="bo-rows">
            {latest.map(({ name, title, done_on, score }) => (
              <li key={`${name} ${title}`}>
                {name}
                <small className="xs muted bo-who__sub">
                  {title}
                  {score !== null && `, ${formatPercent(score)}`}, le {longDay(done_on)}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
