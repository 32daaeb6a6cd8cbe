import { Fragment } from 'react'
import { IconArrowBackUp, IconCheck, IconPencil, IconX } from '@tabler/icons-react'
import {
  CLAIM_REASON_LABELS,
  CLAIM_REASONS,
  LINE_DECISION_LABELS,
  type ClaimReason,
  type LineDecision,
} from '@kiosque/contract/domain/claims'
import type { DeskClaimDetail } from '@kiosque/contract/wire/claims-desk'
import { count, formatCents, formatInteger } from '../../lib/format.ts'
import { Announcement } from '../../ui/announcement.tsx'
import { Group } from '../../ui/group.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Review } from './use-review.ts'

const CHOICES: readonly (readonly [LineDecision, string, typeof IconCheck])[] = [
  ['accepted', 'Accepter', IconCheck],
  ['adjusted', 'Ajuster', IconPencil],
  ['to_correct', 'Faire corriger', IconArrowBackUp],
  ['refused', 'Refuser', IconX],
]
export const REASON_OPTIONS = CLAIM_REASONS.map((value) => ({ value, label: CLAIM_REASON_LABELS[value] }))

/** Each line with what is decided of it; a reason wherever it is not taken as it stands. */
export function ReviewLines({ claim, review }: { claim: DeskClaimDetail; review: Review | null }) {
  const counted = claim.proofs.reduce((sum, { extract }) => sum + (extract?.vouchers ?? 0), 0)
  const hasExtract = claim.proofs.some(({ extract }) => (extract?.recognised ?? 0) > 0)
  return (
    <section className="card claims-review" aria-label="Lignes de la demande">
      <table className="table table--dense table--stack">
        <caption className="sr-only">Bons déclarés</caption>
        <thead>
          <tr>
            <th scope="col">Produit</th>
            <th scope="col" className="r">
              Déclaré
            </th>
            <th scope="col" className="r">
              Valeur
            </th>
            <th scope="col" className="r">
              Montant
            </th>
            <th scope="col">Décision</th>
          </tr>
        </thead>
        <tbody>
          {claim.lines.map((line) => {
            const verdict = review?.of(line.id)
            const isOpen = verdict !== undefined && verdict.decision !== 'accepted'
            return (
              <Fragment key={line.id}>
                <tr className={isOpen ? 'is-sel' : undefined}>
                  <td>
                    <b>{[line.name, line.detail].filter(Boolean).join(', ')}</b>
                    <br />
                    <span className="xs muted num">{line.ean}</span>
                  </td>
                  <td className="r" data-label="Déclaré">
                    {formatInteger(line.quantity)}
                  </td>
                  <td className="r" data-label="Valeur">
                    {formatCents(line.value)}
                  </td>
                  <td className="r" data-label="Montant">
                    <b>{formatCents(line.amount)}</b>
                  </td>
                  <td>
                    {review && verdict ? (
                      <Group className="claims-decide" aria-label={`Décision, ${line.name}`}>
                        {CHOICES.map(([decision, label, Icon]) => (
                          <button
                            key={decision}
                            type="button"
                            className={`is-${decision}`}
                            aria-label={label}
                            title={label}
                            aria-pressed={verdict.decision === decision}
                            onClick={() => review.set(line.id, { decision })}
                          >
                            <Icon className="i i--18" aria-hidden="true" />
                          </button>
                        ))}
                      </Group>
                    ) : (
                      line.decision && (
                        <>
                          {LINE_DECISION_LABELS[line.decision]}
                          <small className="xs muted bo-who__sub">
                            {[
                              line.decision === 'adjusted' &&
                                count(line.accepted_quantity ?? 0, 'bon retenu', 'bons retenus'),
                              line.reason_code && CLAIM_REASON_LABELS[line.reason_code],
                              line.comment,
                            ]
                              .filter(Boolean)
                              .join('. ')}
                          </small>
                        </>
                      )
                    )}
                  </td>
                </tr>
                {review && verdict && isOpen && (
                  <tr className="is-sel claims-review__why">
                    <td colSpan={5}>
                      <div className="claims-review__fields">
                        {verdict.decision === 'adjusted' && (
                          <TextField
                            label="Quantité retenue"
                            inputMode="numeric"
                            value={verdict.quantity}
                            onChange={(quantity) => review.set(line.id, { quantity })}
                          />
                        )}
                        <Select
                          label="Motif"
                          placeholder="Choisissez…"
                          value={verdict.reason}
                          onChange={(reason) => review.set(line.id, { reason: reason as ClaimReason | '' })}
                          options={REASON_OPTIONS}
                        />
                        <TextField
                          label="Précision"
                          optional
                          maxLength={600}
                          value={verdict.comment}
                          onChange={(comment) => review.set(line.id, { comment })}
                        />
                      </div>
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
      <div className="row between claims-review__foot">
        <span className="small muted">
          Demandé {formatCents(claim.amount)}
          {hasExtract && ` · extraction de caisse\u00A0: ${count(counted, 'bon')}`}
        </span>
        {(review || claim.accepted_amount !== null) && (
          <Announcement as="span">
            <span className="small muted">Retenu</span>{' '}
            <b className="claims-review__kept">
              {formatCents(review ? review.amount : (claim.accepted_amount ?? 0))}
            </b>
          </Announcement>
        )}
      </div>
    </section>
  )
}
