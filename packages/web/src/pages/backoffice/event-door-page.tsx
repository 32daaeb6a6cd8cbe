import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { asNoted, DoorList } from '../../features/backoffice-events/door-list.tsx'
import { doorQuery } from '../../features/backoffice-events/events-desk.queries.ts'
import { useDoor } from '../../features/backoffice-events/use-door.ts'
import { count } from '../../lib/format.ts'
import { keepThisPage } from '../../lib/offline-shell.ts'
import { paths } from '../../lib/paths.ts'
import { usePageTitle } from '../../lib/title.ts'
import { Loaded } from '../../parts/desk/loaded.tsx'
import { Announcement } from '../../ui/announcement.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { TextField } from '../../ui/text-field.tsx'
import '../../features/backoffice-events/door.css'

/** The door, on a phone: a name, a touch; without network too, and sent when it is back. */
export function EventDoorPage() {
  const { id = '' } = useParams({ strict: false })
  const list = useQuery(doorQuery(id))
  const door = useDoor(id)
  const [typed, setTyped] = useState('')
  const title = list.data?.title ?? 'Événement'
  const isShown = list.data !== undefined
  // Reloaded without network, the page comes up again: the phone keeps what it is made of.
  useEffect(() => {
    if (isShown) void keepThisPage()
  }, [isShown])
  usePageTitle(`Pointage, ${title}`)
  return (
    <div className="door-page">
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
          const present = asNoted(people, door.waiting).filter(({ presentAt }) => presentAt !== null).length
          return (
            <>
              <div className="door-bar">
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
                    {door.waiting.length === 0
                      ? 'Tout est enregistré'
                      : `${count(door.waiting.length, 'pointage')} à envoyer`}
                  </span>
                </Announcement>
              </div>
              <DoorList people={people} waiting={door.waiting} typed={typed} onMark={door.mark} />
            </>
          )
        }}
      </Loaded>
    </div>
  )
}
