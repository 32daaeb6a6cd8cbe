import type { DeskClaimDetail } from '@kiosque/contract/wire/claims-desk'
import { useForm } from '../../lib/form/use-form.ts'
import { formatCents } from '../../lib/format.ts'
import { required } from '../../lib/rules.ts'
import { dayText } from '../../lib/typed-day.ts'
import { useToday } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DayField } from '../../ui/day-input.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { usePay } from './claims-desk.queries.ts'

/** One payment written by hand, where no file came. */
export function PaymentPanel({ claim }: { claim: DeskClaimDetail }) {
  return (
    <Card title="Règlement">
      {claim.status === 'paid' ? (
        <p>
          {formatCents(claim.accepted_amount ?? 0)} réglés le {claim.paid_on && dayText(claim.paid_on)},
          référence <b>{claim.payment_reference}</b>.
        </p>
      ) : (
        <PaymentForm claim={claim} />
      )}
    </Card>
  )
}

function PaymentForm({ claim }: { claim: DeskClaimDetail }) {
  const pay = usePay()
  const form = useForm({
    initial: { reference: '', paid_on: useToday() },
    labels: { reference: 'Référence du virement ou de l’avoir', paid_on: 'Réglée le' },
    rules: {
      reference: (typed) => (typed.trim() === '' ? 'Saisissez la référence du règlement.' : undefined),
      paid_on: required,
    },
    onSubmit: async ({ reference, paid_on }) => {
      await pay.mutateAsync({ id: claim.id, version: claim.version, reference: reference.trim(), paid_on })
      toast({ title: `${claim.number} est réglée`, text: 'L’officine est prévenue.' })
    },
  })
  return (
    <form className="stack" {...form.props}>
      <FormErrors {...form.summary} />
      <TextField {...form.text('reference')} maxLength={80} />
      <DayField {...form.text('paid_on')} />
      <Button type="submit" loading={form.submitting}>
        Marquer réglée, {formatCents(claim.accepted_amount ?? 0)}
      </Button>
    </form>
  )
}
