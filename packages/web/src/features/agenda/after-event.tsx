import { IconCertificate } from '@tabler/icons-react'
import { useState } from 'react'
import type { Registration } from '@kiosque/contract/wire/registrations'
import { saveDownload } from '../../lib/api.ts'
import { FreeText } from '../../parts/free-text.tsx'
import { Button } from '../../ui/button.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { StarsInput } from '../../ui/stars.tsx'
import { useRateEvent } from './agenda.queries.ts'

/** Once it is over, for whoever was there: their attestation, and what they thought of it. */
export function AfterEvent({ registration }: { registration: Registration }) {
  const me = registration.attendees.find(({ has_certificate }) => has_certificate)
  if (!me) return null
  return (
    <div className="stack" style={{ '--gap': '14px' } as React.CSSProperties}>
      <div>
        <DownloadButton
          failure="L’attestation n’a pas pu être téléchargée"
          icon={<IconCertificate className="i i--18" aria-hidden="true" />}
          save={() =>
            saveDownload(
              `/registrations/${registration.id}/attendees/${me.id}/certificate`,
              'attestation.pdf',
            )
          }
        >
          Mon attestation de présence
        </DownloadButton>
      </div>
      <RateForm key={me.rating} id={registration.id} attendeeId={me.id} rating={me.rating} />
    </div>
  )
}

function RateForm({ id, attendeeId, rating }: { id: number; attendeeId: number; rating: number | null }) {
  const rate = useRateEvent()
  const [note, setNote] = useState(rating ?? 0)
  const [comment, setComment] = useState('')
  const isNew = note > 0 && note !== rating
  return (
    <form
      className="stack"
      style={{ '--gap': '10px' } as React.CSSProperties}
      onSubmit={(event) => {
        event.preventDefault()
        if (isNew && !rate.isPending) rate.mutate({ id, attendeeId, rating: note, comment })
      }}
    >
      <StarsInput
        id={`avis-${attendeeId}`}
        name={`avis-${attendeeId}`}
        legend={rating === null ? 'Qu’en avez-vous pensé\u00A0?' : 'Votre avis'}
        value={note}
        onChange={setNote}
      />
      {isNew && (
        <>
          <FreeText
            label="Un mot pour l’organisateur"
            name="comment"
            optional
            rows={2}
            maxLength={1000}
            value={comment}
            onChange={setComment}
          />
          <div>
            <Button type="submit" size="sm" variant="secondary" loading={rate.isPending}>
              Envoyer mon avis
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
