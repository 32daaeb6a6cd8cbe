import { IconCertificate } from '@tabler/icons-react'
import type { Registration } from '@kiosque/contract/wire/registrations'
import { saveDownload } from '../../lib/api.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { FreeText } from '../../parts/free-text.tsx'
import { Button } from '../../ui/button.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
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
  const legend = rating === null ? 'Qu’en avez-vous pensé\u00A0?' : 'Votre avis'
  const form = useForm({
    initial: { rating: rating ?? 0, comment: '' },
    labels: { rating: legend, comment: 'Un mot pour l’organisateur' },
    rules: { rating: (given) => (given === 0 ? 'Choisissez une note.' : undefined) },
    onSubmit: async (values) => {
      if (values.rating !== rating) await rate.mutateAsync({ id, attendeeId, ...values })
    },
  })
  const given = form.values.rating
  return (
    <form className="stack" style={{ '--gap': '10px' } as React.CSSProperties} {...form.props}>
      <FormErrors {...form.summary} />
      <StarsInput
        id={form.idOf('rating')}
        name={`avis-${attendeeId}`}
        legend={legend}
        value={given}
        error={form.errors.rating}
        onChange={(stars) => form.set('rating', stars)}
      />
      {given > 0 && given !== rating && (
        <>
          <FreeText {...form.text('comment')} optional rows={2} maxLength={1000} />
          <div>
            <Button type="submit" size="sm" variant="secondary" loading={form.submitting}>
              Envoyer mon avis
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
