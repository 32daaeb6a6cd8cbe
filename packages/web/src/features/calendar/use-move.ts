import { useQueryClient } from '@tanstack/react-query'
import type { CalendarItem } from '@kiosque/contract/wire/calendar'
import { ApiError, messageFor } from '../../lib/api.ts'
import { formatDate } from '../../lib/format.ts'
import { toast } from '../../ui/toast.tsx'
import { datesOf, movedTo, type Entry } from './calendar-entries.ts'
import { calendarKey, saveDates } from './calendar.queries.ts'

/** Saves new dates and offers to take them back; someone else's save in between is told, never overwritten. */
export function useMove() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: calendarKey })

  async function save(item: CalendarItem, values: Record<string, unknown>, said: string): Promise<boolean> {
    try {
      const saved = await saveDates(item, item.version, values)
      const undo = async () => {
        try {
          await saveDates(item, saved.version, datesOf(item))
          toast({ title: 'C’est annulé, les dates sont comme avant' })
        } catch (error) {
          toast({ tone: 'err', title: 'Les dates n’ont pas pu être rétablies', text: messageFor(error) })
        }
        await refresh()
      }
      toast({ title: said, action: { label: 'Annuler', onClick: () => void undo() } })
      await refresh()
      return true
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'stale'
      toast({
        tone: 'err',
        title: isStale ? 'Quelqu’un vient de modifier ce contenu' : 'Les dates n’ont pas changé',
        text: isStale ? 'Le calendrier est à jour\u00A0: recommencez.' : messageFor(error),
      })
      await refresh()
      return false
    }
  }

  return {
    save,
    refresh,
    move(entry: Entry, day: string) {
      const values = movedTo(entry, day)
      if (values)
        void save(entry.item, values, `«\u00A0${entry.item.title}\u00A0» passe au ${formatDate(day)}`)
    },
  }
}
