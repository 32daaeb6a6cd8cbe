import { CLAIM_REASON_LABELS } from '@kiosque/contract/domain/claims'
import type { BriOperation, ClaimDetail } from '@kiosque/contract/wire/claims'
import { formatCents } from '../../lib/format.ts'
import { quantityError, quantityOf, type Quantities } from './use-claim-draft.ts'

type ClaimLinesProps = {
  operation: BriOperation
  claim: ClaimDetail | null
  quantities: Quantities
  onChange: (productId: number, typed: string) => void
}

/** What was taken at the till: only quantities are typed, the amounts follow (D10-01). */
export function ClaimLines({ operation, claim, quantities, onChange }: ClaimLinesProps) {
  return (
    <table className="claims-lines">
      <caption className="sr-only">Bons acceptés, par produit</caption>
      <thead>
        <tr>
          <th scope="col">Produit</th>
          <th scope="col" className="r">
            Valeur
          </th>
          <th scope="col">Quantité</th>
          <th scope="col" className="r">
            Montant
          </th>
        </tr>
      </thead>
      <tbody>
        {operation.products.map((product) => {
          const typed = quantities[product.id] ?? ''
          const error = quantityError(typed)
          const said = claim?.lines.find((line) => line.product_id === product.id)
          const noteId = `note-${product.id}`
          const isToCorrect = claim?.status === 'to_correct' && said?.decision === 'to_correct'
          return (
            <tr key={product.id} className={isToCorrect ? 'is-to-correct' : undefined}>
              <th scope="row">
                <b>{product.name}</b>
                {product.detail && <small className="muted xs">{product.detail}</small>}
                {(error || isToCorrect) && (
                  <small className={error ? 'claims-lines__error' : 'claims-lines__reason'} id={noteId}>
                    {error ??
                      [said?.reason_code && CLAIM_REASON_LABELS[said.reason_code], said?.comment]
                        .filter(Boolean)
                        .join('\u00A0: ')}
                  </small>
                )}
              </th>
              <td className="r">{formatCents(product.value)}</td>
              <td>
                <input
                  className="input"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={7}
                  aria-label={`Quantité, ${product.name}${product.detail ? `, ${product.detail}` : ''}`}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error || isToCorrect ? noteId : undefined}
                  value={typed}
                  onChange={(event) => onChange(product.id, event.target.value)}
                />
              </td>
              <td className="r">
                <b>{formatCents((quantityOf(typed) ?? 0) * product.value)}</b>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
