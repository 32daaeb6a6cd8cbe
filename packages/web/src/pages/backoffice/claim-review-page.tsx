import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { IconAlertTriangle, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { CLAIM_STATUS_LABELS, isOwedClaim } from '@kiosque/contract/domain/claims'
import type { DeskClaimDetail } from '@kiosque/contract/wire/claims-desk'
import { DecisionPanel } from '../../features/backoffice-claims/decision-panel.tsx'
import { deskClaimQuery, saveDeskReceipt } from '../../features/backoffice-claims/claims-desk.queries.ts'
import { PaymentPanel } from '../../features/backoffice-claims/payment-panel.tsx'
import { ProofViewer } from '../../features/backoffice-claims/proof-viewer.tsx'
import { ReviewSkeleton } from '../../features/backoffice-claims/review-skeleton.tsx'
import { ReviewLines } from '../../features/backoffice-claims/review-lines.tsx'
import { useReview } from '../../features/backoffice-claims/use-review.ts'
import { count } from '../../lib/format.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { useId } from '../../lib/use-id.ts'
import { usePageTitle } from '../../lib/title.ts'
import { dayText } from '../../lib/typed-day.ts'
import { ClaimTimeline } from '../../parts/claims/claim-timeline.tsx'
import { Loaded } from '../../parts/desk/loaded.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Card } from '../../ui/card.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import '../../features/backoffice-claims/claims-desk.css'

/** One claim under control: its proof at left, its lines and what is decided of them at right (mock-up bo-bri). */
export function ClaimReviewPage() {
  const id = useId('/backoffice/is-admin/admin/bri/$id')
  const query = useQuery(deskClaimQuery(id))
  usePageTitle(query.data?.number)
  return (
    <Loaded isPage query={query} waiting={<ReviewSkeleton />}>
      {(claim) => <Claim key={`${claim.id} ${claim.version}`} claim={claim} />}
    </Loaded>
  )
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null

/** J and K lead to the next and the previous claim, wherever nothing is being typed. */
function useQueueKeys({ previous_id, next_id }: DeskClaimDetail['queue']) {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const id = { j: next_id, k: previous_id }[event.key.toLowerCase()]
      if (id) go(paths.admin(`bri/${id}`))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [previous_id, next_id])
}

function Claim({ claim }: { claim: DeskClaimDetail }) {
  const review = useReview(claim)
  useQueueKeys(claim.queue)
  const isWaiting = claim.status === 'submitted'
  return (
    <>
      <Breadcrumb
        items={[{ label: 'Compensation BRI', href: paths.admin('bri') }, { label: claim.number }]}
      />
      <Head claim={claim} />
      <div className="claims-desk">
        <ProofViewer key={claim.id} claimId={claim.id} proofs={claim.proofs} />
        <div className="stack claims-desk__side">
          <Signals claim={claim} />
          <ReviewLines claim={claim} review={isWaiting ? review : null} />
          {isWaiting && (
            <DecisionPanel
              claim={claim}
              review={review}
              onDecided={() => {
                const { next_id, previous_id } = claim.queue
                const other = next_id ?? previous_id
                go(other ? paths.admin(`bri/${other}`) : paths.admin('bri'))
              }}
            />
          )}
          {(isOwedClaim(claim.status) || claim.status === 'paid') && <PaymentPanel claim={claim} />}
          <Card title="Parcours">
            <ClaimTimeline events={claim.events} />
          </Card>
        </div>
      </div>
    </>
  )
}

function Head({ claim }: { claim: DeskClaimDetail }) {
  const { drugstore, laboratory, operation, queue, sends, status, batch } = claim
  return (
    <div className="page-head">
      <div>
        <div className="row claims-desk__title">
          <h1>{claim.number}</h1>
          <Badge tone={status === 'submitted' ? 'blue' : status === 'to_correct' ? 'warn' : 'green'}>
            {CLAIM_STATUS_LABELS[status]}
            {status === 'submitted' && sends > 1 && `, ${sends}ᵉ envoi`}
          </Badge>
          {batch && (
            <a className="link small" href={paths.admin(`bri/lots/${batch.id}`)}>
              {batch.number}
            </a>
          )}
        </div>
        <p>
          <a className="link" href={paths.admin(`drugstores/${drugstore.id}`)}>
            {drugstore.name}
          </a>
          , {drugstore.city} · CIP {drugstore.cip_officine} · {laboratory.name}, {operation.title} · bons pris
          du {dayText(claim.period_starts_on)} au {dayText(claim.period_ends_on)}
        </p>
      </div>
      <div className="row">
        <DownloadButton failure="Le récépissé n’a pas pu être préparé" save={() => saveDeskReceipt(claim)}>
          Récépissé
        </DownloadButton>
        <span className="small muted num">
          {queue.rank === null
            ? `${count(queue.total, 'demande')} à contrôler`
            : `${queue.rank} sur ${queue.total} à contrôler`}
        </span>
        <nav className="row claims-desk__keys" aria-label="File de contrôle">
          <QueueLink id={queue.previous_id} label="Demande précédente" icon={IconChevronLeft} />
          <QueueLink id={queue.next_id} label="Demande suivante" icon={IconChevronRight} />
        </nav>
        <span className="small muted row claims-desk__keys only-desktop" aria-hidden="true">
          <span className="kbd">J</span>
          <span className="kbd">K</span>
        </span>
      </div>
    </div>
  )
}

type QueueLinkProps = { id: number | null; label: string; icon: typeof IconChevronLeft }

function QueueLink({ id, label, icon: Icon }: QueueLinkProps) {
  const look = 'iconbtn iconbtn--sm iconbtn--line'
  const picture = <Icon className="i i--18" aria-hidden="true" />
  if (id === null)
    return (
      <button type="button" className={look} aria-label={label} disabled>
        {picture}
      </button>
    )
  return (
    <a className={look} href={paths.admin(`bri/${id}`)} aria-label={label} title={label}>
      {picture}
    </a>
  )
}

const WORDS = ['', 'Un signal.', 'Deux signaux.', 'Trois signaux.', 'Quatre signaux.']

function Signals({ claim: { signals, comment, status, submit_by } }: { claim: DeskClaimDetail }) {
  return (
    <>
      {status === 'to_correct' && (
        <Alert tone="warn" title={`Attendue de l’officine avant le ${dayText(submit_by)}`}>
          {comment}
        </Alert>
      )}
      {signals.length > 0 && (
        <Alert tone="warn" icon={<IconAlertTriangle className="i" aria-hidden="true" />}>
          <b>{WORDS[signals.length] ?? `${signals.length} signaux.`}</b>{' '}
          {signals.map((signal) => signal.message).join(' ')}
        </Alert>
      )}
    </>
  )
}
