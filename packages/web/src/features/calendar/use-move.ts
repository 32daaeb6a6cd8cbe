import { formatDate } from '../../lib/format.ts'
import { toast } from '../../ui/toast.tsx'
import { datesOf, movedTo, type Entry } from './calendar-entries.ts'
import { useMoveDates, useRestoreDates } from './calendar.queries.ts'

/** Saves new dates and offers to take them back. */
export function useMove() {
  const moving = useMoveDates()
  const restoring = useRestoreDates()

  async function move({ item, ...entry }: Entry, day: string) {
    const dates = movedTo({ item, ...entry }, day)
    if (!dates) return
    const { version } = await moving.mutateAsync({ item, version: item.version, dates })
    toast({
      title: `«\u00A0${item.title}\u00A0» passe au ${formatDate(day)}`,
      action: {
        label: 'Annuler',
        onClick: () => restoring.mutate({ item, version, dates: datesOf(item) }),
      },
    })
  }

  return {
    // What was refused has been said by the mutation.
    move: (entry: Entry, day: string) => void move(entry, day).catch(() => undefined),
  }
}
