import { useQuery } from '@tanstack/react-query'
import { formatEuros } from '@kiosque/contract/domain/money'
import type { AgreementStanding } from '@kiosque/contract/wire/agreements'
import { formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { missingEuros, wholeEuros } from '../../parts/agreement-words.ts'
import { Progress } from '../../ui/progress.tsx'
import { nearestTier } from './nearest-tier.ts'
import { standingsQuery } from './agreements.queries.ts'

/** The tier that is nearest, of all the laboratories: what a purchase of today brings. For owners only. */
export function NextTier() {
  const { data } = useQuery({ ...standingsQuery, throwOnError: false })
  const nearest = nearestTier(data?.data ?? [])
  if (nearest === null) return null
  return <Tier standing={nearest} next={nearest.next} />
}

type TierProps = { standing: AgreementStanding; next: NonNullable<AgreementStanding['next']> }

function Tier({ standing: { content_id, laboratory, amount, through }, next }: TierProps) {
  return (
    <section className="card card--pad card--link" aria-labelledby="prochain-palier">
      <p className="over">Votre prochain palier · {laboratory.name}</p>
      <h2 id="prochain-palier" className="h3" style={{ marginBlock: '4px 12px' }}>
        <a className="cover" href={paths.performances(content_id)}>
          Il manque <span className="nowrap">{missingEuros(next.missing)}</span>
        </a>
      </h2>
      <Progress
        label="Achats de l’année"
        value={amount}
        max={next.threshold}
        text={`${formatEuros(amount)} sur ${wholeEuros(next.threshold)}`}
      />
      <p className="small muted" style={{ marginTop: 8 }}>
        {next.title}
        {through && `, chiffres au ${formatDate(through)}`}.
      </p>
    </section>
  )
}
