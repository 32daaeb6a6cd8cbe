import { IconBell, IconBellCheck } from '@tabler/icons-react'
import { addDays } from '@kiosque/contract/domain/dates'
import { formatDate } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { useToday } from '../../../lib/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { useReminder } from './offer.queries.ts'
import { Announcement } from '../../../ui/announcement.tsx'

const DAYS_BEFORE = 3

/** « Me rappeler 3 jours avant la fin »; absent where the end is nearer than that. */
export function ReminderButton({ contentId, end }: { contentId: number; end: string | null }) {
  const today = useToday()
  const isSignedIn = useSession() !== null
  if (!isSignedIn || end === null || addDays(end, -DAYS_BEFORE) <= today) return null
  return <Toggle contentId={contentId} day={addDays(end, -DAYS_BEFORE)} />
}

function Toggle({ contentId, day }: { contentId: number; day: string }) {
  const { isKnown, reminder, set, isPending } = useReminder(contentId)
  if (!isKnown || reminder?.sent_at) return null
  const isOn = reminder !== null
  const Icon = isOn ? IconBellCheck : IconBell
  return (
    <div className="no-print">
      <Button
        block
        aria-pressed={isOn}
        loading={isPending}
        loadingLabel="Un instant…"
        icon={<Icon className="i" aria-hidden="true" />}
        onClick={() => set(!isOn)}
      >
        {isOn ? 'Rappel programmé' : 'Me rappeler 3 jours avant la fin'}
      </Button>
      {isOn && (
        <Announcement className="xs muted" style={{ marginTop: 8, textAlign: 'center' }}>
          Un e-mail vous sera envoyé le {formatDate(day)}.
        </Announcement>
      )}
    </div>
  )
}
