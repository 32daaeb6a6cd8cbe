import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { asNoted, CheckInList } from '../../features/backoffice-events/check-in-list.tsx'
import { checkInQuery } from '../../features/backoffice-events/events-desk.queries.ts'
import { useCheckInQueue } from '../../features/backoffice-events/use-check-in-queue.ts'
import { count } from '../../lib/format.ts'
import { keepThisPage } from '../../lib/offline-shell.ts'
import { paths } from '../../lib/paths.ts'
import { usePageTitle } from '../../lib/title.ts'
import { Loaded } from '../../parts/desk/loaded.tsx'
import { Announcement } from '../../ui/announcement.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { TextField } from '../../ui/text-field.tsx'
import '../../features/backoffice-events/check-in.css'

/** The check-in, on a phone: a name, a touch; without network too, and sent when it is back. */
export function EventCheckInPage() {
  const { id } = useParams({ from: '/backoffice/is-admin/admin/events/$id/pointage' })
  const list = useQuery(checkInQuery(id))
  const queue = useCheckInQueue(id)
  const [typed, setTyped] = useState('')
  const title = list.data?.title ?? 'Événement'
  const isShown = list.data !== undefined
  // Reloaded without network, the page comes up again: the phone keeps what it is made of.
  useEffect(() => {
    if (isShown) void keepThisPage()
  }, [isShown])
  usePageTitle(`Pointage, ${title}`)
  return (
    <div className="check-in-page">
      <Breadcrumb
        items={[
          { label: 'Agenda', href: paths.admin('events') },
          { label: title, href: paths.admin(`events/${id}`) },
          { label: 'Pointage' },
        ]}
      />
      <PageHead title="Pointage à l’entrée" intro={title} />
      <Loaded query={list}>
        {({ people }) => {
          const present = asNoted(people, queue.waiting).filter(({ presentAt }) => presentAt !== null).length
          return (
            <>
              <div className="check-in-bar">
                <TextField
                  label="Chercher une personne ou une officine"
                  type="search"
                  autoComplete="off"
                  value={typed}
                  onChange={setTyped}
                />
                <Announcement className="row between small">
                  <b>
                    {present} sur {count(people.length, 'présent')}
                  </b>
                  <span className="muted">
                    {queue.waiting.length === 0
                      ? 'Tout est enregistré'
                      : `${count(queue.waiting.length, 'pointage')} à envoyer`}
                  </span>
                </Announcement>
              </div>
              <CheckInList people={people} waiting={queue.waiting} typed={typed} onMark={queue.mark} />
            </>
          )
        }}
      </Loaded>
    </div>
  )
}
