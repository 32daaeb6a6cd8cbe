import { useState } from 'react'
import type { ReactNode } from 'react'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { CERTIFICATION, claimAmount, vouchersText } from '@kiosque/contract/domain/claims'
import type { BriOperation, ClaimDetail } from '@kiosque/contract/wire/claims'
import { messageFor } from '../../lib/api.ts'
import { formatCents, formatTime } from '../../lib/format.ts'
import { dayText } from '../../lib/typed-day.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { FreeText } from '../../parts/free-text.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Announcement } from '../../ui/announcement.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { ClaimLines } from './claim-lines.tsx'
import { ClaimProofs } from './claim-proofs.tsx'
import { useSubmitClaim } from './claims.queries.ts'
import { monthsOf } from './months.ts'
import { quantityError, quantityOf, useClaimDraft } from './use-claim-draft.ts'

type ClaimEditorProps = {
  operation: BriOperation
  claim: ClaimDetail | null
  canSubmit: boolean
  /** Above the lines: the choice of the operation, or what is to correct. */
  head: ReactNode
  onSubmitted: (claim: ClaimDetail) => void
  /** « Garder en brouillon », « Supprimer ». */
  onKept: (claim: ClaimDetail) => void
  onReload: () => void
}

/** A claim in its steps on one sheet: vouchers, proofs, declaration, sending. Saved as it is typed. */
export function ClaimEditor(props: ClaimEditorProps) {
  const { operation, canSubmit, head, onSubmitted, onKept, onReload } = props
  const draft = useClaimDraft(operation, props.claim)
  const submit = useSubmitClaim()
  const once = useOneAtATime()
  const [isCertified, setCertified] = useState(false)
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState<{ lines?: string; proofs?: string; certified?: string }>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const { claim, quantities } = draft
  const isCorrection = claim?.status === 'to_correct'
  const lines = operation.products.map((product) => ({
    value: product.value,
    quantity: quantityOf(quantities[product.id] ?? '') ?? 0,
  }))
  const amount = claimAmount(lines)
  const vouchers = lines.reduce((sum, line) => sum + line.quantity, 0)
  const proofs = claim?.proofs.length ?? 0

  async function send() {
    const hasWrong = Object.values(quantities).some((typed) => quantityError(typed) !== undefined)
    const found = {
      ...(hasWrong
        ? { lines: 'Corrigez les quantités signalées.' }
        : vouchers === 0
          ? { lines: 'Saisissez au moins un produit et sa quantité.' }
          : {}),
      ...(proofs === 0 && operation.proofs.length > 0 ? { proofs: 'Joignez au moins un justificatif.' } : {}),
      ...(isCertified ? {} : { certified: 'Cochez cette déclaration pour envoyer la demande.' }),
    }
    setMissing(found)
    setRefusal(null)
    if (Object.keys(found).length > 0) return
    try {
      const saved = await draft.save()
      onSubmitted(await submit.mutateAsync({ id: saved.id, version: saved.version, note }))
    } catch (error) {
      setRefusal(messageFor(error))
    }
  }

  const problems = [...Object.values(missing), refusal].filter(Boolean)
  return (
    <form
      className="card claims-form"
      noValidate
      aria-label={isCorrection ? 'Corriger la demande' : 'Nouvelle demande'}
      onSubmit={(event) => {
        event.preventDefault()
        void once(send)
      }}
    >
      <div className="row between claims-form__top">
        <h2>{isCorrection ? 'Corriger la demande' : 'Nouvelle demande'}</h2>
        <Announcement as="span" className="xs muted">
          {draft.savedAt && claim && !draft.problem
            ? `${isCorrection ? 'Correction enregistrée' : 'Brouillon enregistré'} à ${formatTime(draft.savedAt)}`
            : ''}
        </Announcement>
      </div>
      <div className="stack claims-form__body">
        {head}
        <PeriodChoice operation={operation} value={draft.period} onChange={draft.setPeriod} />
        <div>
          <span className="label" aria-hidden="true">
            Bons acceptés
          </span>
          <ClaimLines
            operation={operation}
            claim={claim}
            quantities={quantities}
            onChange={(productId, typed) => {
              setMissing(({ lines: _gone, ...rest }) => rest)
              draft.setQuantity(productId, typed)
            }}
          />
        </div>
        <Announcement as="div" className="claims-total">
          <span>
            <strong>Montant demandé</strong>
            <span className="xs muted">{vouchersText(vouchers)}, calculé automatiquement</span>
          </span>
          <b>{formatCents(amount)}</b>
        </Announcement>
        {claim?.warnings.map((warning) => (
          <Alert key={warning.message} icon={<IconInfoCircle className="i" aria-hidden="true" />}>
            {warning.message}
          </Alert>
        ))}
        <ClaimProofs
          operation={operation}
          claim={claim}
          save={draft.save}
          onSaved={(saved) => {
            draft.keep(saved)
            setMissing(({ proofs: _gone, ...rest }) => rest)
          }}
          onQuantities={draft.setQuantities}
        />
        {isCorrection && (
          <FreeText
            label="Votre réponse au siège"
            name="note"
            optional
            rows={2}
            maxLength={1_000}
            value={note}
            onChange={setNote}
          />
        )}
        {canSubmit ? (
          <Checkbox
            label={CERTIFICATION}
            checked={isCertified}
            onChange={(checked) => {
              setCertified(checked)
              setMissing(({ certified: _gone, ...rest }) => rest)
            }}
            error={missing.certified}
          />
        ) : (
          <Alert>
            Votre brouillon est gardé&nbsp;: un titulaire, un cotitulaire ou un adjoint de l’officine
            l’envoie.
          </Alert>
        )}
        {draft.problem && (
          <Alert
            tone="danger"
            title="Ce n’est pas enregistré"
            actions={
              <Button
                size="sm"
                onClick={draft.problem.isStale ? onReload : () => void draft.save().catch(() => undefined)}
              >
                {draft.problem.isStale ? 'Relire la demande' : 'Réessayer'}
              </Button>
            }
          >
            {draft.problem.message}
          </Alert>
        )}
        {problems.length > 0 && (
          <Alert tone="danger" icon={<IconAlertTriangle className="i" aria-hidden="true" />}>
            {problems.join(' ')}
          </Alert>
        )}
        <div className="stack claims-form__foot">
          {canSubmit && (
            <Button type="submit" variant="primary" size="lg" block loading={submit.isPending}>
              {isCorrection ? 'Renvoyer' : 'Envoyer'} la demande de {formatCents(amount)}
            </Button>
          )}
          <Button
            variant={canSubmit ? 'ghost' : 'primary'}
            block
            onClick={() => void draft.save().then(onKept, () => undefined)}
          >
            {isCorrection ? 'Garder et finir plus tard' : 'Garder en brouillon'}
          </Button>
        </div>
      </div>
    </form>
  )
}

type PeriodChoiceProps = {
  operation: BriOperation
  value: { period_starts_on: string; period_ends_on: string }
  onChange: (period: { period_starts_on: string; period_ends_on: string }) => void
}

/** An operation of several months is claimed month by month, or whole. */
function PeriodChoice({ operation, value, onChange }: PeriodChoiceProps) {
  const months = monthsOf(operation.starts_on, operation.ends_on)
  if (months.length < 2) return null
  const all = { period_starts_on: operation.starts_on, period_ends_on: operation.ends_on }
  const keyOf = (period: typeof all) => `${period.period_starts_on} ${period.period_ends_on}`
  const choices = [
    {
      label: `Toute l’opération, du ${dayText(all.period_starts_on)} au ${dayText(all.period_ends_on)}`,
      ...all,
    },
    ...months,
  ]
  return (
    <Select
      label="Période des bons"
      value={keyOf(value)}
      onChange={(key) => {
        const chosen = choices.find((each) => keyOf(each) === key)
        if (chosen)
          onChange({ period_starts_on: chosen.period_starts_on, period_ends_on: chosen.period_ends_on })
      }}
      options={choices.map((each) => ({ value: keyOf(each), label: each.label }))}
    />
  )
}
