import { useState } from 'react'
import { IconClock } from '@tabler/icons-react'
import type { ReferralState } from '@kiosque/contract/wire/agreements'
import { formatDate } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Ring } from '../../ui/ring.tsx'
import { useCommit } from './agreements.queries.ts'

export type Referral = {
  id: number
  name: string
  year: number | null
  /** What one commits to, in one line. */
  advantage: string | null
  conditions: string | null
  signBefore: string | null
}

type CommitmentProps = { referral: Referral; state: ReferralState | undefined }

/** Where the pharmacy stands with a laboratory, and the way to commit to it or to take it back. */
export function CommitmentCell({ referral, state }: CommitmentProps) {
  const [isOpen, setOpen] = useState(false)
  if (!state) return <span className="muted small">–</span>
  return (
    <span className="commit">
      {state.committed_on ? (
        <Committed state={state} />
      ) : (
        referral.signBefore &&
        state.can_commit && (
          <Badge tone="warn" icon={<IconClock className="i" aria-hidden="true" />}>
            À signer avant le {formatDate(referral.signBefore).slice(0, 5)}
          </Badge>
        )
      )}
      {!state.committed_on && !state.can_commit && <span className="muted small">Non engagée</span>}
      {state.can_commit && (
        <Button
          size="sm"
          variant={state.committed_on ? 'ghost' : 'outline'}
          aria-label={
            state.committed_on
              ? `Retirer l’engagement\u00A0: ${referral.name}`
              : `M’engager\u00A0: ${referral.name}`
          }
          onClick={() => setOpen(true)}
        >
          {state.committed_on ? 'Retirer' : 'M’engager'}
        </Button>
      )}
      <CommitDialog
        referral={referral}
        isCommitted={state.committed_on !== null}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </span>
  )
}

function Committed({ state: { progress, committed_on } }: { state: ReferralState }) {
  return (
    <span className="row row--nw" style={{ '--gap': '8px' } as React.CSSProperties}>
      <Ring percent={progress ?? 100} size={36} />
      <span className="small">
        <b>Engagée</b>
        <br />
        <span className="muted num">
          {progress === null
            ? committed_on && `le ${formatDate(committed_on)}`
            : progress === 100
              ? 'Dernier palier atteint'
              : `${progress}\u00A0% du palier`}
        </span>
      </span>
    </span>
  )
}

type DialogProps = { referral: Referral; isCommitted: boolean; open: boolean; onClose: () => void }

function CommitDialog({ referral, isCommitted, open, onClose }: DialogProps) {
  const { mutate, isPending } = useCommit(referral.id, referral.name)
  const year = referral.year ?? 'en cours'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        isCommitted ? `Retirer l’engagement auprès de ${referral.name}` : `S’engager avec ${referral.name}`
      }
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button
            variant={isCommitted ? 'danger' : 'primary'}
            loading={isPending}
            onClick={() => mutate(!isCommitted, { onSettled: onClose })}
          >
            {isCommitted ? 'Retirer l’engagement' : 'Engager l’officine'}
          </Button>
        </>
      }
    >
      {isCommitted ? (
        <p>Votre officine ne sera plus engagée pour l’année {year}. Vous pourrez vous engager de nouveau.</p>
      ) : (
        <div className="stack" style={{ '--gap': '10px' } as React.CSSProperties}>
          <p>
            Vous engagez votre officine auprès de {referral.name} pour l’année {year}. Votre nom et la date
            sont enregistrés.
          </p>
          {referral.advantage && (
            <p>
              <b>{referral.advantage}</b>
              {referral.conditions && <span className="muted">. {referral.conditions}</span>}
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}
