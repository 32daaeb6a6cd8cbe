import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { formatEuros } from '@kiosque/contract/domain/money'
import { OfferLine } from '../../../parts/offer-line.tsx'
import { setQuantity } from '../../../parts/running-order.ts'
import { IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { NOT_A_QUANTITY, typedQuantity } from '../offer/order-quantities.ts'
import { lineTotal } from './ordered-lines.ts'
import type { Ordered, OrderedLine } from './ordered-lines.ts'

type Props = {
  ordered: Ordered
  drugstoreId: number
  onRemove: () => void
  onValid: (key: string, isValid: boolean) => void
}

/** One offer of the order: ticket, net price and deadline as everywhere, then its lines with their quantities. */
export function OrderedOffer({ ordered, drugstoreId, onRemove, onValid }: Props) {
  const { content, title, url, facts, isOpen, lines } = ordered
  return (
    <article className="card ordered">
      <header className="ordered__head">
        <h4 className="h4">
          <a className="link" href={url}>
            {title}
          </a>
        </h4>
        <IconButton label={`Retirer ${title}`} onClick={onRemove}>
          <IconTrash className="i" aria-hidden="true" />
        </IconButton>
      </header>
      <OfferLine facts={facts} />
      {isOpen ? (
        lines.map((line) => (
          <QuantityLine
            key={line.position}
            line={line}
            isNamed={line.name !== title}
            initial={content.quantities[line.position] ?? 0}
            onQuantity={(quantity) => setQuantity(drugstoreId, content, line.position, quantity)}
            onValid={(isValid) => onValid(`${content.id} ${line.position}`, isValid)}
          />
        ))
      ) : (
        <p className="small muted">Les commandes sont closes pour cette offre.</p>
      )}
    </article>
  )
}

type LineProps = {
  line: OrderedLine
  /** Where it has a name of its own, and not that of the offer just above. */
  isNamed: boolean
  initial: number
  onQuantity: (quantity: number) => void
  onValid: (isValid: boolean) => void
}

function QuantityLine({ line, isNamed, initial, onQuantity, onValid }: LineProps) {
  const [typed, setTyped] = useState(String(initial))
  const isValid = typed.trim() === '' || typedQuantity(typed) !== null
  const total = lineTotal(line, typedQuantity(typed) ?? 0)
  return (
    <div className="ordered__line">
      <TextField
        label="Quantité"
        name={`quantity-${line.position}`}
        aria-label={`Quantité de ${line.name}`}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={isValid ? undefined : NOT_A_QUANTITY}
        onChange={(value) => {
          setTyped(value)
          const quantity = value.trim() === '' ? 0 : typedQuantity(value)
          onValid(quantity !== null)
          if (quantity !== null) onQuantity(quantity)
        }}
      />
      <span className="ordered__name small">{isNamed && line.name}</span>
      <span className="num r">{total === null ? '' : formatEuros(total)}</span>
    </div>
  )
}
