import { useState } from 'react'
import { NO_PATIENT_DATA } from '@kiosque/contract/domain/contact'
import { messageFor } from '../../lib/api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { StarsInput } from '../../ui/stars.tsx'
import { Textarea } from '../../ui/text-field.tsx'
import { useRate } from './contact.queries.ts'

/** Once closed: how well it was answered, in a click, with a word if one likes. */
export function RatingForm({ threadId }: { threadId: number }) {
  const rate = useRate(threadId)
  const [rating, setRating] = useState(0)
  const [comment, setComment] = useState('')
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (rating > 0 && !rate.isPending) rate.mutate({ rating, comment })
      }}
    >
      {rate.error && <Alert tone="danger">{messageFor(rate.error)}</Alert>}
      <StarsInput
        id="note"
        name="note"
        legend={'La réponse vous a-t-elle aidé\u00A0?'}
        value={rating}
        onChange={setRating}
      />
      {rating > 0 && (
        <>
          <Textarea
            label="Un mot de plus"
            name="comment"
            optional
            rows={2}
            maxLength={1000}
            hint={NO_PATIENT_DATA}
            value={comment}
            onChange={setComment}
          />
          <div>
            <Button type="submit" variant="secondary" size="sm" loading={rate.isPending}>
              Envoyer ma note
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
