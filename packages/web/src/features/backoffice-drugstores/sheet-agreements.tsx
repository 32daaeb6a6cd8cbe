import type { DrugstoreSheet } from '@kiosque/contract/wire/drugstore-sheet'
import { formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { missingEuros, tierInSentence, trendText, wholeEuros } from '../../parts/agreement-words.ts'
import { Card } from '../../ui/card.tsx'
import { Ring } from '../../ui/ring.tsx'

const SHOWN = 6

/** What to speak of at the next visit: the tiers within reach first. */
export function DrugstoreAgreements({ sheet: { agreements }, cip }: { sheet: DrugstoreSheet; cip: string }) {
  const { year, through, amount, last_year, standings } = agreements
  const trend = trendText(amount, last_year)
  return (
    <Card
      title={year === null ? 'Accords annuels' : `Accords annuels ${year}`}
      action={
        standings.length > 0 && (
          <a className="link small no-print" href={`${paths.admin('agreements')}?q=${cip}`}>
            Tout voir
          </a>
        )
      }
    >
      {standings.length === 0 ? (
        <p className="muted">Aucun achat transmis pour cette officine.</p>
      ) : (
        <>
          <p className="small muted">
            {wholeEuros(amount)} d’achats{through && ` au ${formatDate(through)}`}
            {trend && year !== null && `, ${trend} sur ${year - 1}`}
          </p>
          <ul className="bo-rows">
            {standings.slice(0, SHOWN).map(({ laboratory, next, tier, progress, amount: bought }) => (
              <li key={laboratory.id} className="row row--nw">
                {progress !== null && <Ring percent={progress} />}
                <span>
                  {laboratory.name}
                  <small className="xs muted bo-who__sub">
                    {wholeEuros(bought)},{' '}
                    {next
                      ? `il manque ${missingEuros(next.missing)} pour le ${tierInSentence(next.title)}`
                      : tier
                        ? 'dernier palier atteint'
                        : 'sans palier'}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
