import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { CLAIM_REASON_LABELS } from '@kiosque/contract/domain/claims'
import type { ClaimDetail } from '@kiosque/contract/wire/claims'
import { ClaimEditor } from '../../features/claims/claim-editor.tsx'
import { ClaimFacts, ClaimSheet } from '../../features/claims/claim-sheet.tsx'
import {
  claimQuery,
  operationQuery,
  saveReceipt,
  summaryQuery,
  useDeleteDraft,
  useRefreshClaims,
} from '../../features/claims/claims.queries.ts'
import { operationName } from '../../features/claims/operation-list.tsx'
import { formatCents } from '../../lib/format.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { usePageTitle } from '../../lib/title.ts'
import { dayText } from '../../lib/typed-day.ts'
import { ClaimStatusText } from '../../parts/claims/claim-status.tsx'
import { ClaimTimeline } from '../../parts/claims/claim-timeline.tsx'
import { Loaded } from '../../parts/desk/loaded.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { BRI_CRUMBS } from './claims-page.tsx'
import '../../features/claims/claims.css'

/** One claim: what is still to be done with it, or what became of it. */
export function ClaimPage() {
  const { id } = useParams({ from: '/default/auth/is-drugstore/services/bri-compensation/$id' })
  const query = useQuery(claimQuery(Number(id)))
  usePageTitle(query.data?.number)
  return (
    <div className="wrap">
      <Loaded isPage query={query}>
        {(claim) => <Claim claim={claim} onReload={() => query.refetch()} />}
      </Loaded>
    </div>
  )
}

function Claim({ claim, onReload }: { claim: ClaimDetail; onReload: () => Promise<unknown> }) {
  const { number, operation, laboratory } = claim
  return (
    <>
      <PageHead
        title={number}
        intro={
          <>
            {operationName({ laboratory, title: operation.title })}
            <br />
            <ClaimStatusText claim={claim} />
          </>
        }
        crumbs={[...BRI_CRUMBS, { label: 'Compensation BRI', href: paths.bri() }, { label: number }]}
        actions={
          claim.submitted_at !== null && (
            <DownloadButton
              size="md"
              failure="Le récépissé n’a pas pu être préparé"
              save={() => saveReceipt(claim)}
            >
              Récépissé PDF
            </DownloadButton>
          )
        }
      />
      <Word claim={claim} />
      <div className="split">
        {claim.can_edit ? <Editing claim={claim} onReload={onReload} /> : <ClaimSheet claim={claim} />}
        <aside className="stack claims-sheet">
          <Card title="Parcours">
            <ClaimTimeline events={claim.events} />
          </Card>
          <Card>
            <ClaimFacts claim={claim} />
          </Card>
          <ButtonLink block href={`${paths.contact()}?objet=${encodeURIComponent(`Demande ${number}`)}`}>
            Une question au siège
          </ButtonLink>
        </aside>
      </div>
    </>
  )
}

/** What the head office said of it, or what is no longer possible. */
function Word({ claim }: { claim: ClaimDetail }) {
  const { status, reason_code, comment, submit_by, can_edit, amount, accepted_amount } = claim
  const why = [reason_code && `${CLAIM_REASON_LABELS[reason_code]}.`, comment].filter(Boolean).join(' ')
  const tone = { to_correct: 'warn', refused: 'danger', partly_accepted: 'info' }[status as string] as
    | 'warn'
    | 'danger'
    | 'info'
    | undefined
  const title: Partial<Record<ClaimDetail['status'], string>> = {
    to_correct: `À corriger avant le ${dayText(submit_by)}`,
    refused: 'Demande refusée',
    partly_accepted: `Acceptée pour ${formatCents(accepted_amount ?? 0)} sur ${formatCents(amount)}`,
  }
  const isOver = (status === 'draft' || status === 'to_correct') && !can_edit
  return (
    <div className="claims-alerts">
      {tone && (
        <Alert tone={tone} title={title[status]}>
          {why}
        </Alert>
      )}
      {isOver && (
        <Alert tone="danger" title={`Le dépôt est clos depuis le ${dayText(submit_by)} à minuit`}>
          Cette demande ne peut plus être envoyée. Écrivez au siège si vous pensez qu’il s’agit d’une erreur.
        </Alert>
      )}
    </div>
  )
}

function Editing({ claim, onReload }: { claim: ClaimDetail; onReload: () => Promise<unknown> }) {
  const [begun] = useState(claim)
  const [reading, setReading] = useState(0)
  const [isRemoving, setRemoving] = useState(false)
  const operation = useQuery(operationQuery(claim.operation.id))
  const summary = useQuery(summaryQuery)
  const refresh = useRefreshClaims()
  const remove = useDeleteDraft()
  if (operation.isPending)
    return (
      <div className="claims-wait">
        <LineSkeletons count={10} />
      </div>
    )
  return (
    <Loaded query={operation}>
      {(data) => (
        <div>
          <ClaimEditor
            key={reading}
            operation={data}
            claim={reading === 0 ? begun : claim}
            canSubmit={summary.data?.can_submit ?? claim.can_submit}
            head={null}
            onSubmitted={(sent) => {
              toast({
                title: `Demande ${sent.number} envoyée`,
                text: 'Vous serez prévenu de la décision du siège.',
              })
              void refresh(sent)
            }}
            onKept={(kept) => {
              void refresh(kept)
              toast({ title: 'C’est gardé', text: `${kept.number} vous attend ici.` })
              go(paths.bri())
            }}
            onReload={() => void onReload().then(() => setReading(reading + 1))}
          />
          {claim.status === 'draft' && (
            <Button variant="danger-ghost" onClick={() => setRemoving(true)}>
              Supprimer ce brouillon
            </Button>
          )}
          {isRemoving && (
            <ConfirmDialog
              open
              onClose={() => setRemoving(false)}
              title={`Supprimer le brouillon ${claim.number}\u202F?`}
              confirmLabel="Supprimer le brouillon"
              onConfirm={async () => {
                await remove.mutateAsync(claim.id)
                go(paths.bri())
              }}
            >
              Ses quantités et ses justificatifs disparaissent.
            </ConfirmDialog>
          )}
        </div>
      )}
    </Loaded>
  )
}
