import type { AgreementStanding } from '@kiosque/contract/wire/agreements'
import { formatCents } from '../../lib/format.ts'
import { tierInSentence, wholeEuros } from '../../parts/agreement-words.ts'
import { Progress } from '../../ui/progress.tsx'
import './standings.css'

type LineProps = { row: AgreementStanding; isOver: boolean }

/** On the card of an agreement: how far towards the next tier, or what a year that is over brought. */
export function StandingLine({ row, isOver }: LineProps) {
  const { amount, earned, next, tier, progress, through } = row
  if (through === null) return null
  const reached = tier ? `${tier.title} atteint` : 'Aucun palier atteint'
  if (isOver || !next || progress === null)
    return (
      <p className="standline">
        <span>{reached}</span>
        <b className="num">{formatCents(earned)} acquis</b>
      </p>
    )
  return (
    <>
      <p className="standline">
        <span>{reached}</span>
        <b className="num">
          {wholeEuros(amount)} sur {wholeEuros(next.threshold)}
        </b>
      </p>
      <Progress thin label={`Vers le ${tierInSentence(next.title)}`} value={progress} />
    </>
  )
}
