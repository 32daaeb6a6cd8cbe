import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnFeedback } from '@kiosque/contract/wire/training-feedback'
import { useCounterMode } from '../../lib/counter.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { FreeText } from '../../parts/free-text.tsx'
import { Button } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Stars, StarsInput } from '../../ui/stars.tsx'
import { feedbackQuery, useGiveFeedback } from './feedback.queries.ts'

/** After a laboratory's training: stars and a word, or what one already said. Nothing before it was followed. */
export function FeedbackBox({ trainingId }: { trainingId: number }) {
  const isCounter = useCounterMode()
  const { data } = useQuery({ ...feedbackQuery(trainingId), enabled: !isCounter })
  const [isOpen, setOpen] = useState(false)
  if (!data?.may_give) return null
  const { given } = data
  return (
    <section className="stack" style={{ '--gap': '12px' } as React.CSSProperties} aria-label="Votre avis">
      <h2 className="h3">Votre avis</h2>
      {given !== null && !isOpen ? (
        <>
          <p>
            <Stars count={given.stars} />
          </p>
          {given.comment && <p className="small">«&nbsp;{given.comment}&nbsp;»</p>}
          <div>
            <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
              Modifier mon avis
            </Button>
          </div>
        </>
      ) : (
        <FeedbackForm trainingId={trainingId} given={given} onGiven={() => setOpen(false)} />
      )}
    </section>
  )
}

type FeedbackFormProps = { trainingId: number; given: OwnFeedback['given']; onGiven: () => void }

function FeedbackForm({ trainingId, given, onGiven }: FeedbackFormProps) {
  const give = useGiveFeedback(trainingId)
  const form = useForm({
    initial: { stars: given?.stars ?? 0, comment: given?.comment ?? '' },
    labels: { stars: 'Cette formation vous a-t-elle été utile\u00A0?', comment: 'Un mot' },
    rules: { stars: (stars) => (stars === 0 ? 'Choisissez de une à cinq étoiles.' : undefined) },
    onSubmit: async (values) => {
      await give.mutateAsync(values)
      onGiven()
    },
  })
  return (
    <form {...form.props} className="stack" style={{ gap: 14 }}>
      <FormErrors {...form.summary} />
      <StarsInput
        legend="Cette formation vous a-t-elle été utile&nbsp;?"
        id={form.idOf('stars')}
        name="stars"
        value={form.values.stars}
        error={form.errors.stars}
        onChange={(stars) => form.set('stars', stars)}
      />
      <FreeText
        {...form.text('comment')}
        optional
        rows={3}
        maxLength={500}
        hint="Le siège lit votre avis avec le nom de votre officine, sans le vôtre."
      />
      <div>
        <Button type="submit" variant="primary" loading={form.submitting}>
          Donner mon avis
        </Button>
      </div>
    </form>
  )
}
