import type { ContentCard } from '@kiosque/contract/wire/contents'
import { useMarks } from '../marks.queries.ts'
import { useNow } from '../../../lib/use-now.ts'

/** What has stood there longer is no news, opened or not. */
const RECENT_MS = 30 * 24 * 3600 * 1000

export const isRecent = ({ published_at }: Pick<ContentCard, 'published_at'>, now: Date): boolean =>
  published_at !== null && now.getTime() - Date.parse(published_at) < RECENT_MS

/** The dot before what came lately and this person has not opened yet, said in words to those who do not see it. */
export function UnreadMark({ card }: { card: Pick<ContentCard, 'id' | 'published_at'> }) {
  const { isRead } = useMarks()
  const now = useNow()
  if (isRead(card.id) || !isRecent(card, now)) return null
  return (
    <span className="unread">
      <span className="sr-only">Non lu</span>
    </span>
  )
}
