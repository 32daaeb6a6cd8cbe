import { lazy, Suspense, useState } from 'react'
import { IconCheck, IconPencil, IconTrash } from '@tabler/icons-react'
import { standingOf } from '@kiosque/contract/domain/events'
import type { EventDetail } from '@kiosque/contract/wire/events'
import type { TeamMember } from '@kiosque/contract/wire/people'
import type { Registration } from '@kiosque/contract/wire/registrations'
import { formatDateTime } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Status } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx'
import { useConfirmPlace, useWithdraw } from './agenda.queries.ts'
import { RegistrationForm } from './registration-form.tsx'

/** Of what is over only: whoever registers does not wait for its stars. */
const AfterEvent = lazy(async () => ({ default: (await import('./after-event.tsx')).AfterEvent }))

type OwnProps = {
  event: EventDetail
  registrations: readonly Registration[]
  team: readonly TeamMember[]
  takenBut: (id: number) => ReadonlySet<string>
}

/** What the pharmacy has here, and what may still be done with it. */
export function OwnRegistrations({ event, registrations, team, takenBut }: OwnProps) {
  const [changing, setChanging] = useState<Registration>()
  const [leaving, setLeaving] = useState<Registration>()
  const withdraw = useWithdraw()
  return (
    <>
      <ul
        className="stack own-list"
        style={{ '--gap': '12px' } as React.CSSProperties}
        aria-label="Vos inscriptions"
      >
        {registrations.map((registration) => (
          <li key={registration.id} className="own">
            <Standing registration={registration} />
            <ul>
              {registration.attendees.map((attendee) => (
                <li key={attendee.id}>
                  <b>
                    {attendee.first_name} {attendee.last_name}
                  </b>{' '}
                  <span className="muted small">{attendee.position}</span>
                </li>
              ))}
            </ul>
            {registration.can_confirm && <ConfirmPlace registration={registration} />}
            {registration.attendees.some((attendee) => attendee.has_certificate) && (
              <Suspense>
                <AfterEvent registration={registration} />
              </Suspense>
            )}
            {registration.can_change && (
              <div className="row">
                <Button
                  size="sm"
                  icon={<IconPencil className="i i--18" aria-hidden="true" />}
                  onClick={() => setChanging(registration)}
                >
                  Modifier
                </Button>
                <Button
                  size="sm"
                  variant="danger-ghost"
                  icon={<IconTrash className="i i--18" aria-hidden="true" />}
                  onClick={() => setLeaving(registration)}
                >
                  Annuler l’inscription
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        open={changing !== undefined}
        onClose={() => setChanging(undefined)}
        title="Modifier l’inscription"
      >
        {changing && (
          <RegistrationForm
            event={event}
            team={team}
            taken={takenBut(changing.id)}
            registration={changing}
            onDone={() => setChanging(undefined)}
          />
        )}
      </Dialog>
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        onConfirm={() => (leaving ? withdraw.mutateAsync(leaving.id) : undefined)}
        title="Annuler cette inscription ?"
        confirmLabel="Annuler l’inscription"
      >
        Les places libérées vont à celles et ceux qui attendent. Chaque participant est prévenu.
      </ConfirmDialog>
    </>
  )
}

function Standing({ registration }: { registration: Registration }) {
  switch (standingOf(registration)) {
    case 'confirmed':
      return <Status tone="green">Inscription confirmée</Status>
    case 'to_confirm':
      return <Status tone="warn">Une place vous est réservée</Status>
    case 'to_approve':
      return <Status tone="warn">En attente de validation par l’organisateur</Status>
    default:
      return <Status tone="warn">Liste d’attente, position {registration.waiting_rank ?? 1}</Status>
  }
}

/** A place that freed: yes, before it goes to the next. */
function ConfirmPlace({ registration: { id, confirm_by } }: { registration: Registration }) {
  const confirm = useConfirmPlace()
  return (
    <Alert tone="warn" title="Confirmez votre venue">
      <p>
        Une place s’est libérée. Répondez avant le {formatDateTime(confirm_by ?? '')}&nbsp;: passé ce délai,
        elle ira à la personne suivante.
      </p>
      <Button
        size="sm"
        variant="primary"
        loading={confirm.isPending}
        icon={<IconCheck className="i i--18" aria-hidden="true" />}
        onClick={() => confirm.mutate(id)}
      >
        Je confirme ma venue
      </Button>
    </Alert>
  )
}
