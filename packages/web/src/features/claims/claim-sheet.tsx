import { CLAIM_REASON_LABELS, LINE_DECISION_LABELS } from '@kiosque/contract/domain/claims'
import type { ClaimDetail, ClaimLine } from '@kiosque/contract/wire/claims'
import { count, formatCents, formatInteger } from '../../lib/format.ts'
import { dayText } from '../../lib/typed-day.ts'
import { Card } from '../../ui/card.tsx'
import { FactsList } from '../../ui/facts-list.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import { FileMark } from './claim-proofs.tsx'

const columns = (isDecided: boolean): Column<ClaimLine>[] => [
  {
    key: 'name',
    header: 'Produit',
    cell: ({ name, detail, ean }) => (
      <>
        <b>{name}</b>
        <br />
        <small className="xs muted num">{[detail, ean].filter(Boolean).join(' · ')}</small>
      </>
    ),
  },
  { key: 'value', header: 'Valeur', align: 'right', cell: ({ value }) => formatCents(value) },
  { key: 'quantity', header: 'Bons', align: 'right', cell: ({ quantity }) => formatInteger(quantity) },
  { key: 'amount', header: 'Montant', align: 'right', cell: ({ amount }) => formatCents(amount) },
  ...(isDecided
    ? [
        {
          key: 'accepted',
          header: 'Retenu',
          align: 'right' as const,
          cell: ({ accepted_amount }: ClaimLine) => <b>{formatCents(accepted_amount ?? 0)}</b>,
        },
        {
          key: 'decision',
          header: 'Décision',
          cell: ({ decision, accepted_quantity, reason_code, comment }: ClaimLine) =>
            decision && (
              <>
                {LINE_DECISION_LABELS[decision]}
                {decision === 'adjusted' && ` à ${count(accepted_quantity ?? 0, 'bon')}`}
                {(reason_code || comment) && (
                  <small className="xs muted claims-why">
                    {[reason_code && CLAIM_REASON_LABELS[reason_code], comment].filter(Boolean).join('. ')}
                  </small>
                )}
              </>
            ),
        },
      ]
    : []),
]

/** A claim that is with the head office or the laboratory: nothing of it changes any more here. */
export function ClaimSheet({ claim }: { claim: ClaimDetail }) {
  const isDecided = claim.accepted_amount !== null
  const proofs = claim.proofs
  return (
    <div className="stack claims-sheet">
      <Card padded={false} className="claims-table">
        <Table
          caption="Bons déclarés"
          dense
          columns={columns(isDecided)}
          rows={claim.lines}
          rowKey={(line) => line.id}
        />
        <div className="claims-total claims-total--flat">
          <span>
            <strong>{isDecided ? 'Montant accepté' : 'Montant demandé'}</strong>
            <span className="xs muted">
              {isDecided && claim.accepted_amount !== claim.amount
                ? `sur ${formatCents(claim.amount)} demandés`
                : count(claim.vouchers, 'bon')}
            </span>
          </span>
          <b>{formatCents(claim.accepted_amount ?? claim.amount)}</b>
        </div>
      </Card>
      <Card title={count(proofs.length, 'justificatif')}>
        <ul className="claims-proofs">
          {proofs.map(({ id, file }) => (
            <li key={id}>
              <a className="file" href={file.url} target="_blank" rel="noopener">
                <FileMark type={file.type} />
                <b className="grow">{file.name}</b>
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

/** What dates a claim, beside it. */
export function ClaimFacts({ claim }: { claim: ClaimDetail }) {
  const facts = [
    { label: 'Laboratoire', value: claim.laboratory.name },
    {
      label: 'Bons pris',
      value: `du ${dayText(claim.period_starts_on)} au ${dayText(claim.period_ends_on)}`,
    },
    ...(claim.payment_due_on
      ? [{ label: 'Règlement attendu', value: `avant le ${dayText(claim.payment_due_on)}` }]
      : []),
    ...(claim.payment_reference ? [{ label: 'Référence', value: claim.payment_reference }] : []),
  ]
  return <FactsList facts={facts} />
}
