import { useState } from 'react'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ClaimReason, Decision } from '@kiosque/contract/domain/claims'
import type { DeskClaimDetail } from '@kiosque/contract/wire/claims-desk'
import { formatCents } from '../../lib/format.ts'
import { dayText } from '../../lib/typed-day.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { DayField } from '../../ui/day-input.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { FreeText } from '../../parts/free-text.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDecide } from './claims-desk.queries.ts'
import { REASON_OPTIONS } from './review-lines.tsx'
import type { Review } from './use-review.ts'

type DecisionPanelProps = {
  claim: DeskClaimDetail
  review: Review
  onDecided: (claim: DeskClaimDetail) => void
}

const DONE: Record<Decision, string> = {
  accepted: 'Demande acceptée',
  partly_accepted: 'Demande acceptée en partie',
  to_correct: 'Demande renvoyée à l’officine',
  refused: 'Demande refusée',
}

/** The word to the pharmacy, and what becomes of its claim: the button repeats the amount. */
export function DecisionPanel({ claim, review, onDecided }: DecisionPanelProps) {
  const { comment, setComment } = review
  const [problem, setProblem] = useState<string | null>(null)
  const [asking, setAsking] = useState<'to_correct' | 'refused' | null>(null)
  const decide = useDecide()
  const { id, version, number } = claim

  async function send(status: Decision, more: { reason_code?: ClaimReason; correct_by?: string } = {}) {
    const lines = status === 'refused' ? {} : { lines: review.body() }
    const decided = await decide.mutateAsync({ id, version, status, comment, ...lines, ...more })
    review.forget()
    toast({ title: DONE[status], text: `${number}. L’officine est prévenue.` })
    onDecided(decided)
  }

  function accept() {
    setProblem(review.problem)
    if (review.problem === null)
      void send(review.isWhole ? 'accepted' : 'partly_accepted').catch(() => undefined)
  }

  const canAccept = !review.hasCorrections && !review.isNone
  return (
    <section className="card card--pad" aria-label="Décision">
      <FreeText
        label="Message à l’officine"
        name="comment"
        hint="Visible dans sa demande."
        optional
        rows={3}
        maxLength={2_000}
        value={comment}
        onChange={setComment}
      />
      {problem && (
        <Alert tone="danger" icon={<IconAlertTriangle className="i" aria-hidden="true" />}>
          {problem}
        </Alert>
      )}
      <div className="row claims-actions">
        {canAccept && (
          <Button variant="primary" loading={decide.isPending} onClick={accept}>
            {review.isWhole ? 'Accepter' : 'Accepter en partie'}, {formatCents(review.amount)}
          </Button>
        )}
        <Button
          variant={review.hasCorrections ? 'primary' : 'outline'}
          onClick={() => {
            setProblem(review.problem)
            if (review.problem === null) setAsking('to_correct')
          }}
        >
          Faire corriger
        </Button>
        <Button variant="danger-ghost" className="ml-auto" onClick={() => setAsking('refused')}>
          Refuser
        </Button>
      </div>
      {asking && (
        <ReasonDialog
          isPending={decide.isPending}
          status={asking}
          number={number}
          deadline={claim.operation.deadline}
          onClose={() => setAsking(null)}
          onConfirm={(more) => send(asking, more)}
        />
      )}
    </section>
  )
}

type ReasonDialogProps = {
  isPending: boolean
  status: 'to_correct' | 'refused'
  number: string
  deadline: string
  onClose: () => void
  onConfirm: (more: { reason_code: ClaimReason; correct_by?: string }) => Promise<unknown>
}

function ReasonDialog({ isPending, status, number, deadline, onClose, onConfirm }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [correctBy, setCorrectBy] = useState('')
  const [isMissing, setMissing] = useState(false)
  const isCorrection = status === 'to_correct'
  async function confirm() {
    setMissing(reason === '')
    if (reason === '') return
    try {
      await onConfirm({ reason_code: reason as ClaimReason, ...(correctBy ? { correct_by: correctBy } : {}) })
      onClose()
    } catch {
      // Said by the mutation; what was chosen stays.
    }
  }
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={isCorrection ? `Faire corriger ${number}` : `Refuser ${number}`}
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button
            variant={isCorrection ? 'primary' : 'danger'}
            loading={isPending}
            onClick={() => void confirm()}
          >
            {isCorrection ? 'Renvoyer à l’officine' : 'Refuser la demande'}
          </Button>
        </>
      }
    >
      <div className="stack">
        <Select
          label="Motif"
          placeholder="Choisissez…"
          value={reason}
          onChange={setReason}
          options={REASON_OPTIONS}
          error={isMissing ? 'Choisissez un motif.' : undefined}
        />
        {isCorrection && (
          <DayField
            label="À corriger avant le"
            optional
            hint={`Vide : jusqu’à la date limite de l’opération, le ${dayText(deadline)}.`}
            value={correctBy}
            onChange={setCorrectBy}
          />
        )}
      </div>
    </Dialog>
  )
}
