import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { DeskAttendee } from '@kiosque/contract/wire/registrations'
import { sayRefusal } from '../../ui/refusal.tsx'
import { allAttendees } from './events-desk.queries.ts'

type Asked = {
  eventId: string
  /** What the list is narrowed by. */
  filters: Record<string, string | undefined>
  selected: ReadonlySet<string | number>
  /** The page of the list in sight. */
  rows: readonly DeskAttendee[]
}

/**
 * Badges of those ticked, or of everybody the filters show. The list has pages, paper has not: whoever stands on
 * another page is fetched first, and what was fetched is forgotten once printed.
 */
export function useBadges({ eventId, filters, selected, rows }: Asked) {
  const [fetched, setFetched] = useState<readonly DeskAttendee[] | null>(null)
  const chosen = (people: readonly DeskAttendee[]) =>
    selected.size > 0 ? people.filter(({ id }) => selected.has(id)) : people
  const { mutate: print } = useMutation({
    mutationFn: () => allAttendees(eventId, selected.size > 0 ? {} : filters),
    onSuccess: (people) => {
      flushSync(() => setFetched(chosen(people)))
      window.addEventListener('afterprint', () => setFetched(null), { once: true })
      window.print()
    },
    onError: sayRefusal('Les badges ne sont pas prêts'),
  })
  return { badges: fetched ?? chosen(rows), print }
}
