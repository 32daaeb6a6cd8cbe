import { useQuery } from '@tanstack/react-query'
import type { Recall } from '@kiosque/contract/wire/recalls'
import { introOf, isAwaited } from '../../features/recalls/recall-words.ts'
import { RecallAnswer } from '../../features/recalls/recall-answer.tsx'
import { recallQuery } from '../../features/recalls/recalls.queries.ts'
import { formatDateTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { usePageTitle } from '../../lib/title.ts'
import { useHasPharmacy } from '../../lib/use-has-pharmacy.ts'
import { useId } from '../../lib/use-id.ts'
import { MissingPage } from '../../parts/missing-page.tsx'
import { Badge } from '../../ui/badge.tsx'
import { FactsList } from '../../ui/facts-list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import '../../features/recalls/recalls.css'

/** A lot to take off the shelves: what it is, what to do, and the answer of one's pharmacy. */
export function RecallPage() {
  const id = useId('/default/auth/rappels/$id')
  const hasPharmacy = useHasPharmacy()
  const { data: recall, error, refetch } = useQuery(recallQuery(id))
  usePageTitle(recall && `Rappel de lot\u00A0: ${recall.product}`)
  return (
    <div className="wrap">
      <PageHead
        title={recall?.product ?? 'Rappel de lot'}
        crumbs={[
          { label: 'Accueil', href: paths.home() },
          { label: 'Rappels de lot', href: paths.recalls() },
          { label: recall?.product ?? 'Rappel' },
        ]}
        intro={recall && introOf(recall)}
      />
      {!recall && !error && <LineSkeletons count={8} />}
      {error && !recall && (
        <MissingPage
          error={error}
          onRetry={() => void refetch()}
          absent={{
            title: 'Ce rappel n’existe pas',
            text: `Il a été retiré, ou ne ${hasPharmacy ? 'concerne pas votre officine' : 'vous est pas destiné'}.`,
            back: 'Voir les rappels de lot',
            href: paths.recalls(),
          }}
        />
      )}
      {recall && <Sheet recall={recall} />}
    </div>
  )
}

function Sheet({ recall }: { recall: Recall }) {
  const { me } = useSignedIn()
  const isOpen = recall.status === 'open'
  return (
    <div className="split">
      <div className="stack" style={{ '--gap': '20px' } as React.CSSProperties}>
        <section className={`card card--pad recall-stripe${isOpen ? '' : ' is-closed'}`}>
          <p style={{ marginBottom: 12 }}>
            <Badge tone={isOpen ? 'danger' : 'line'}>{isOpen ? 'Rappel en cours' : 'Rappel clos'}</Badge>
          </p>
          <h2 className="h4" style={{ marginBottom: 8 }}>
            {recall.lots.length > 1 ? 'Lots à retirer' : 'Lot à retirer'}
          </h2>
          <p>
            {recall.lots.map((lot) => (
              <span key={lot} className="recall-lot">
                {lot}
              </span>
            ))}
          </p>
          <h2 className="h4" style={{ margin: '12px 0 6px' }}>
            Pourquoi
          </h2>
          <p style={{ whiteSpace: 'pre-line' }}>{recall.reason}</p>
          {recall.instructions && (
            <>
              <h2 className="h4" style={{ margin: '16px 0 6px' }}>
                Ce qu’il faut faire
              </h2>
              <p style={{ whiteSpace: 'pre-line' }}>{recall.instructions}</p>
            </>
          )}
        </section>
        {recall.pharmacies.map((place) => (
          <RecallAnswer
            key={place.drugstore_id}
            recall={recall}
            place={place}
            signer={`${me.first_name} ${me.last_name}`}
            hasSeveral={recall.pharmacies.length > 1}
          />
        ))}
      </div>
      <aside className="card card--pad" aria-label="En bref">
        <FactsList
          facts={[
            { label: 'Code CIP', value: recall.cips.join(', ') || null },
            { label: 'Envoyé par le siège', value: recall.opened_at && formatDateTime(recall.opened_at) },
            {
              label: isAwaited(recall) ? 'Réponse attendue avant' : 'Date limite de réponse',
              value: formatDateTime(recall.deadline_at),
            },
          ]}
        />
      </aside>
    </div>
  )
}
