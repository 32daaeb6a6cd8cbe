import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconCalendarTime } from '@tabler/icons-react'
import { messageFor } from '../../lib/api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { calendarLinkQuery, useRenewCalendar } from './agenda.queries.ts'

/** D15-09: the agenda inside one's own calendar, by an address that is a secret and can be renewed. */
export function SubscriptionButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<IconCalendarTime className="i i--18" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        S’abonner à l’agenda
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="L’agenda dans votre calendrier">
        <Subscription />
      </Dialog>
    </>
  )
}

function Subscription() {
  const { data, error } = useQuery(calendarLinkQuery)
  const renew = useRenewCalendar()
  if (error) return <Alert tone="danger">{messageFor(error)}</Alert>
  if (!data) return <LineSkeletons count={3} />
  return (
    <div className="stack" style={{ '--gap': '16px' } as React.CSSProperties}>
      <p>
        Ajoutez cette adresse à Outlook, Google Agenda ou votre téléphone&nbsp;: les événements y apparaissent
        et suivent leurs changements.
      </p>
      <TextField
        label="Adresse privée"
        hint="Elle vous est propre&nbsp;: ne la partagez pas."
        value={data.url}
        readOnly
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
      />
      <div className="row">
        <ButtonLink variant="primary" href={data.url.replace(/^https?:/, 'webcal:')}>
          Ouvrir dans mon calendrier
        </ButtonLink>
        <Button loading={renew.isPending} loadingLabel="Un instant…" onClick={() => renew.mutate()}>
          Renouveler l’adresse
        </Button>
      </div>
    </div>
  )
}
