import { NO_PATIENT_DATA } from '@kiosque/contract/domain/contact'
import { useForm } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { StarsInput } from '../../ui/stars.tsx'
import { Textarea } from '../../ui/text-field.tsx'
import { useRate } from './contact.queries.ts'

const LEGEND = 'La réponse vous a-t-elle aidé\u00A0?'

/** Once closed: how well it was answered, in a click, with a word if one likes. */
export function RatingForm({ threadId }: { threadId: number }) {
  const rate = useRate(threadId)
  const form = useForm({
    initial: { rating: 0, comment: '' },
    labels: { rating: LEGEND, comment: 'Un mot de plus' },
    rules: { rating: (given) => (given === 0 ? 'Choisissez une note.' : undefined) },
    onSubmit: (values) => rate.mutateAsync(values),
  })
  const { rating } = form.values
  return (
    <form className="stack" {...form.props}>
      <FormErrors {...form.summary} />
      <StarsInput
        id={form.idOf('rating')}
        name="note"
        legend={LEGEND}
        value={rating}
        error={form.errors.rating}
        onChange={(given) => form.set('rating', given)}
      />
      {rating > 0 && (
        <>
          <Textarea {...form.text('comment')} optional rows={2} maxLength={1000} hint={NO_PATIENT_DATA} />
          <div>
            <Button type="submit" variant="secondary" size="sm" loading={form.submitting}>
              Envoyer ma note
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
