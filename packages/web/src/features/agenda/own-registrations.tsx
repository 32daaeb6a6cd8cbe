import { useState } from 'react'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { EventDetail } from '@kiosque/contract/wire/events'
import type { TeamMember } from '@kiosque/contract/wire/people'
import type { Registration } from '@kiosque/contract/wire/registrations'
import { Status } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx'
import { useWithdraw } from './agenda.queries.ts'
import { RegistrationForm } from './registration-form.tsx'

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

function Standing({ registration: { status, waiting_rank } }: { registration: Registration }) {
  return status === 'confirmed' ? (
    <Status tone="green">Inscription confirmée</Status>
  ) : (
    <Status tone="warn">Liste d’attente, position {waiting_rank ?? 1}</Status>
  )
}
