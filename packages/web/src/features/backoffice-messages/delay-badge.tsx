import { parisDay } from '@kiosque/contract/domain/dates'
import type { ContactMessage } from '@kiosque/contract/wire/contact'
import { formatDate, formatTime } from '../../lib/format.ts'
import { useNow } from '../../lib/use-now.ts'
import { Badge } from '../../ui/badge.tsx'

const HOUR_MS = 3_600_000

/** « En retard de 2 h », « Répondre avant 18 h »; nothing while nobody waits. */
export function delayWords(
  due: string | null,
  now: Date,
): { text: string; tone: 'danger' | 'warn' | 'neutral' } | null {
  if (due === null) return null
  const left = new Date(due).getTime() - now.getTime()
  if (left < 0) {
    const hours = Math.floor(-left / HOUR_MS)
    const text =
      hours < 1
        ? 'En retard'
        : hours < 48
          ? `En retard de ${hours}\u00A0h`
          : `En retard de ${Math.floor(hours / 24)}\u00A0jours`
    return { text, tone: 'danger' }
  }
  if (parisDay(due) === parisDay(now)) return { text: `Répondre avant ${formatTime(due)}`, tone: 'warn' }
  return { text: `Répondre avant le ${formatDate(due)}`, tone: 'neutral' }
}

export function DelayBadge({ message }: { message: Pick<ContactMessage, 'due_at'> }) {
  const words = delayWords(message.due_at, useNow())
  return words && <Badge tone={words.tone}>{words.text}</Badge>
}
