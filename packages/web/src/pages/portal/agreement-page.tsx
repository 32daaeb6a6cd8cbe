import { useQuery } from '@tanstack/react-query'
import { IconInfoCircle } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { managesTeam } from '@kiosque/contract/domain/roles'
import { kinds } from '@kiosque/contract/kinds/registry'
import type { DetailOf } from '@kiosque/contract/wire/content-of'
import type { CompanyRef } from '@kiosque/contract/wire/contents'
import { AgreementHero } from '../../features/agreements/agreement-hero.tsx'
import { isYearWhole, sourceText } from '../../features/agreements/agreement-words.ts'
import { agreementQuery } from '../../features/agreements/agreements.queries.ts'
import { AgreementActions } from '../../features/agreements/agreement-actions.tsx'
import { ComparisonCard } from '../../features/agreements/comparison-card.tsx'
import { PurchasesChart } from '../../features/agreements/purchases-chart.tsx'
import { TiersTable } from '../../features/agreements/tiers-table.tsx'
import { ContentDetail } from '../../features/contents/detail/content-detail.tsx'
import { DetailActions } from '../../features/contents/detail/detail-actions.tsx'
import { DetailFrame } from '../../features/contents/detail/detail-frame.tsx'
import { DetailSkeleton } from '../../features/contents/detail/detail-skeleton.tsx'
import { LinePlaces, PageSkeleton } from '../../features/contents/detail/detail-skeleton-frame.tsx'
import { useReference } from '../../features/contents/detail/use-reference.ts'
import { ContactCard } from '../../features/contents/parts/contact-card.tsx'
import { FileLink } from '../../features/contents/parts/file-link.tsx'
import { HandoffButton } from '../../features/contents/parts/handoff-button.tsx'
import { StepsList } from '../../features/contents/parts/steps-list.tsx'
import { useCounterMode } from '../../lib/counter.ts'
import { formatDate } from '../../lib/format.ts'
import { messageFor } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { CompanyMark } from '../../parts/company-mark.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import '../../ui/styles/figures.css'

/** Owners never read it: it comes to the others only. */
const PerformanceDetail = lazy(async () => ({
  default: (await import('../../features/contents/kind-details/performance-detail.tsx')).PerformanceDetail,
}))

/** S2-43: an agreement in figures for those who own the pharmacy; what it says, for everybody else it is for. */
export function AgreementPage() {
  const reference = useReference()
  const { account } = useSignedIn()
  const isCounter = useCounterMode()
  const isOwner = account?.drugstore != null && managesTeam(account.type) && !isCounter
  return (
    <ContentDetail
      kind={kinds.performance}
      reference={reference}
      {...(isOwner && { waiting: <FiguresPlaces /> })}
    >
      {(content) =>
        isOwner && content.laboratory ? (
          <OwnAgreement content={content} laboratory={content.laboratory} />
        ) : (
          <Suspense fallback={<DetailSkeleton />}>
            <PerformanceDetail kind={kinds.performance} content={content} />
          </Suspense>
        )
      }
    </ContentDetail>
  )
}

/** While the figures are on their way: whose agreement, where one is on its dark ground, and the two columns. */
function FiguresPlaces() {
  return (
    <PageSkeleton>
      <div className="page-head">
        <div className="row row--nw grow" style={{ '--gap': '18px' } as React.CSSProperties}>
          <Skeleton width={64} height={64} />
          <div className="grow stack">
            <Skeleton width={160} />
            <Skeleton width="42%" height={40} />
          </div>
        </div>
      </div>
      <div className="agree">
        <div className="stack" style={{ opacity: 0.2, '--gap': '22px' } as React.CSSProperties}>
          <Skeleton width="56%" height={40} />
          <Skeleton width="38%" height={18} />
          <Skeleton height={110} />
          <Skeleton height={72} />
        </div>
      </div>
      <div className="split" style={{ marginTop: 60 }}>
        <div className="stack" style={{ '--gap': '24px' } as React.CSSProperties}>
          <Skeleton height={360} />
          <Skeleton height={240} />
        </div>
        <div className="card card--pad">
          <LinePlaces count={6} />
        </div>
      </div>
    </PageSkeleton>
  )
}

type OwnProps = { content: DetailOf<'performance'>; laboratory: CompanyRef }

function OwnAgreement({ content, laboratory }: OwnProps) {
  const { data, error, refetch } = useQuery({ ...agreementQuery(content.id), throwOnError: false })
  if (!data && !error) return <FiguresPlaces />
  const signed = data?.signed_on ? ` · signé le ${formatDate(data.signed_on)}` : ''
  return (
    <DetailFrame kind={kinds.performance} content={content} hasOwnTitle>
      <div className="page-head agree-head">
        <div className="row row--nw" style={{ '--gap': '18px' } as React.CSSProperties}>
          <CompanyMark name={laboratory.name} logo={laboratory.logo} />
          <div>
            <p className="over">Accord annuel{signed}</p>
            <h1 tabIndex={-1}>
              {laboratory.name} {content.year ?? ''}
            </h1>
          </div>
        </div>
        {data && <AgreementActions figures={data} />}
      </div>
      {!data ? (
        <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>
      ) : (
        <>
          <AgreementHero figures={data} />
          <p className="small muted agree-source">
            <IconInfoCircle className="i i--16" aria-hidden="true" />
            {sourceText(data)}
          </p>
          <div className="split split--print" style={{ marginTop: 28 }}>
            <div className="stack" style={{ '--gap': '24px' } as React.CSSProperties}>
              <PurchasesChart figures={data} />
              <TiersTable figures={data} />
              <StepsList title="Objectifs" steps={content.objectives} />
              <StepsList title="Étapes de l’année" steps={content.steps} />
            </div>
            <aside className="stack" style={{ '--gap': '20px' } as React.CSSProperties}>
              <ComparisonCard figures={data} />
              {data.next && !isYearWhole(data) && <PushCard push={content.push} laboratory={laboratory} />}
              {content.attachments.length > 0 && (
                <section className="card card--pad no-print">
                  <h2 className="h3" style={{ marginBottom: 12 }}>
                    Accord et conditions
                  </h2>
                  <div className="stack" style={{ '--gap': '10px' } as React.CSSProperties}>
                    {content.attachments.map((file) => (
                      <FileLink key={file.id} file={file} />
                    ))}
                  </div>
                </section>
              )}
              <ContactCard content={content} />
              <div className="card card--pad no-print">
                <DetailActions content={content} />
              </div>
            </aside>
          </div>
        </>
      )}
    </DetailFrame>
  )
}

/** What would carry the pharmacy over the next tier, and where it is ordered. */
function PushCard({ push, laboratory }: { push: string | null; laboratory: OwnProps['laboratory'] }) {
  return (
    <section className="card card--pad no-print">
      <h2 className="h3" style={{ marginBottom: 10 }}>
        Pour franchir le palier
      </h2>
      {push && (
        <p className="small" style={{ marginBottom: 14 }}>
          {push}
        </p>
      )}
      <HandoffButton partner="deporef" />
      <ButtonLink
        variant="ghost"
        block
        href={`${paths.offers()}?laboratory=${laboratory.id}`}
        style={{ marginTop: 6 }}
      >
        Voir les offres {laboratory.name}
      </ButtonLink>
    </section>
  )
}
