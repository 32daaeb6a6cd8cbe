import { useState } from 'react'
import type { DeskClaimDetail } from '@kiosque/contract/wire/claims-desk'
import { parisDay } from '@kiosque/contract/domain/dates'
import { formatCents } from '../../lib/format.ts'
import { dayText } from '../../lib/typed-day.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DayField } from '../../ui/day-input.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDecide } from './claims-desk.queries.ts'

/** One payment written by hand, where no file came. */
export function PaymentPanel({ claim }: { claim: DeskClaimDetail }) {
  const [reference, setReference] = useState('')
  const [paidOn, setPaidOn] = useState(() => parisDay(new Date()))
  const [isMissing, setMissing] = useState(false)
  const decide = useDecide()
  if (claim.status === 'paid')
    return (
      <Card title="Règlement">
        <p>
          {formatCents(claim.accepted_amount ?? 0)} réglés le {claim.paid_on && dayText(claim.paid_on)},
          référence <b>{claim.payment_reference}</b>.
        </p>
      </Card>
    )
  return (
    <Card title="Règlement">
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(reference.trim() === '')
          if (reference.trim() === '') return
          decide.mutate(
            {
              id: claim.id,
              version: claim.version,
              status: 'paid',
              reference: reference.trim(),
              paid_on: paidOn,
            },
            {
              onSuccess: () =>
                toast({ title: `${claim.number} est réglée`, text: 'L’officine est prévenue.' }),
            },
          )
        }}
      >
        <TextField
          label="Référence du virement ou de l’avoir"
          maxLength={80}
          value={reference}
          onChange={setReference}
          error={isMissing ? 'Saisissez la référence du règlement.' : undefined}
        />
        <DayField label="Réglée le" value={paidOn} onChange={setPaidOn} />
        <Button type="submit" loading={decide.isPending}>
          Marquer réglée, {formatCents(claim.accepted_amount ?? 0)}
        </Button>
      </form>
    </Card>
  )
}
