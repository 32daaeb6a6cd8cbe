import { IconCheck } from '@tabler/icons-react'
import { kinds } from '@kiosque/contract/kinds/registry'
import { count } from '../../../lib/format.ts'
import { useHasPharmacy } from '../../../lib/use-has-pharmacy.ts'
import { Badge } from '../../../ui/badge.tsx'
import { overline } from '../card/overline.ts'
import type { CampaignCard } from './campaign-lists.queries.ts'
import { campaignPeriod } from './campaign-period.ts'
import { useOwnAnswers, useParticipation } from './enrolments.queries.ts'
import type { OwnAnswer } from './enrolments.queries.ts'

/** What is over: what one's pharmacy made of it, and what the network did. */
export function PastCampaigns({ cards }: { cards: readonly CampaignCard[] }) {
  const answerTo = useOwnAnswers()
  const resultOf = useParticipation()
  const hasPharmacy = useHasPharmacy()
  return (
    <div className="card" style={{ overflow: 'hidden' }}>
      <table className="table table--stack">
        <thead>
          <tr>
            <th scope="col">Campagne</th>
            <th scope="col">Période</th>
            {hasPharmacy && <th scope="col">Votre participation</th>}
            <th scope="col" className="r">
              Dans le réseau
            </th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.id}>
              <td>
                <a className="link" href={card.url}>
                  <b>{card.title}</b>
                </a>
                <small className="past__what">{overline(kinds[card.kind], card)}</small>
              </td>
              <td className="num">{campaignPeriod(card)}</td>
              {hasPharmacy && (
                <td>
                  <TookPart answer={answerTo(card.id)} />
                </td>
              )}
              <td className="r">
                <NetworkResult result={resultOf(card.id)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What the pharmacy did of a campaign that is over. */
function TookPart({ answer }: { answer: OwnAnswer }) {
  if (answer === undefined) return <span className="muted">–</span>
  if (answer === true)
    return (
      <Badge tone="green" icon={<IconCheck className="i i--16" aria-hidden="true" />}>
        Suivie
      </Badge>
    )
  return <Badge>{answer === false ? 'Non suivie' : 'Sans réponse'}</Badge>
}

/** « 312 officines participantes, 75 % des réponses »: shares of a handful say nothing, and are left out. */
const FEW = 5

function NetworkResult({ result }: { result: ReturnType<ReturnType<typeof useParticipation>> }) {
  if (!result) return <span className="muted">–</span>
  const { participants, answers } = result
  return (
    <>
      <b className="num">{count(participants, 'officine')}</b>
      {answers >= FEW && (
        <small className="past__what">{Math.round((participants / answers) * 100)}&nbsp;% des réponses</small>
      )}
    </>
  )
}
