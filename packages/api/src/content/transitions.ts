import { phaseOf, type PublicationStatus } from '@kiosque/contract/domain/publication'
import type { Db } from '../db/db.ts'
import { forgetAnnouncement, takeBackAnnouncement } from '../announcements/announce.service.ts'
import type { Draft } from './derive-columns.ts'

/** Where a content stands: one of its three states, or in the trash with the state it will come back to. */
export type State = PublicationStatus | 'trashed'

type Dated = Pick<Draft, 'status' | 'starts_at' | 'ends_at' | 'published_at'>

/**
 * What every change of state entails, whoever asks for it: the editor's buttons, a PATCH of `status`, an action on
 * many contents and its undoing, the trash. Nothing here is repeated by those who call.
 */
export const ACTIONS: Record<PublicationStatus, string> = {
  published: 'publish',
  archived: 'archive',
  draft: 'unpublish',
}

/** The name a change has in the history and the audit: a save that also changes the state is that change of state. */
export function actionOf(asked: string, before: PublicationStatus, after: PublicationStatus): string {
  return asked === 'update' && before !== after ? ACTIONS[after] : asked
}

/** The first publication is remembered; what goes back to draft before anybody could see it was never published. */
export function publishedAt(before: Dated | null, after: Dated, now: Date): Date | null {
  if (after.status === 'published') return after.published_at ?? now
  const isTakenBack = after.status === 'draft' && before?.status === 'published'
  return isTakenBack && phaseOf(before, now) === 'scheduled' ? null : after.published_at
}

/**
 * Whether an announcement that waits for the window outlives the change. It does while the content stays published
 * (it follows the new dates) and while it sleeps in the trash; coming out of it, only if the window is still to open:
 * nobody is told of something because it was taken out of the trash.
 */
export function keepsAnnouncement(before: State, after: State, isStillToOpen: boolean): boolean {
  if (after === 'trashed') return before === 'published'
  if (after !== 'published') return false
  return before === 'published' || (before === 'trashed' && isStillToOpen)
}

/** To be called in the transaction of every change, once the row is written. */
export async function followTransition(
  trx: Db,
  {
    id,
    before,
    after,
    now,
    isElsewhere = false,
  }: {
    id: number
    before: State
    after: { status: State; starts_at: Date | null }
    now: Date
    /** For others, or at other times, than it was. */
    isElsewhere?: boolean
  },
): Promise<void> {
  const isStillToOpen = after.starts_at !== null && now < after.starts_at
  if (!keepsAnnouncement(before, after.status, isStillToOpen)) await forgetAnnouncement(trx, id)
  if (before !== after.status || isElsewhere) await takeBackAnnouncement(trx, id)
}
