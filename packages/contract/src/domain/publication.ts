export type PublicationStatus = 'draft' | 'published' | 'archived'
export type Phase = 'draft' | 'archived' | 'scheduled' | 'live' | 'ended'

export interface Publication {
  status: PublicationStatus
  starts_at: Date | string | null
  ends_at: Date | string | null
}

export const STATUS_LABELS: Record<PublicationStatus, string> = {
  draft: 'Brouillon',
  published: 'Publié',
  archived: 'Archivé',
}

export const PHASE_LABELS: Record<Phase, string> = {
  draft: 'Brouillon',
  archived: 'Archivé',
  scheduled: 'Programmé',
  live: 'Publié',
  ended: 'Expiré',
}

/** Where an item stands at `now`. The window is half-open: live at starts_at, ended at ends_at (D4-02). */
export function phaseOf(publication: Publication, now: Date): Phase {
  const { status, starts_at: startsAt, ends_at: endsAt } = publication
  if (status !== 'published') return status
  if (startsAt !== null && now < new Date(startsAt)) return 'scheduled'
  if (endsAt !== null && now >= new Date(endsAt)) return 'ended'
  return 'live'
}

/** A window that ends before it starts would never show anything. */
export function isWindowPossible(startsAt: Date | string | null, endsAt: Date | string | null): boolean {
  if (startsAt === null || endsAt === null) return true
  return new Date(endsAt) > new Date(startsAt)
}
