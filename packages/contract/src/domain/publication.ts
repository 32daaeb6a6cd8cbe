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

/** A phase, or that of what lies in the trash: shown to nobody, and back as it was if it is restored. */
export type ItemPhase = Phase | 'trashed'

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

export interface PublicationCheck {
  check: 'status' | 'window'
  holds: boolean
  message: string
}

/** Why something is or is not on view at `now`, apart from whom it is for (D4-02), in words an editor reads. */
export function explainPublication(
  publication: Publication,
  now: Date,
  formatMoment: (instant: Date) => string,
): PublicationCheck[] {
  const { status, starts_at: startsAt, ends_at: endsAt } = publication
  const isPublished = status === 'published'
  const isEarly = startsAt !== null && now < new Date(startsAt)
  const isLate = endsAt !== null && now >= new Date(endsAt)
  const period = isEarly
    ? `commence le ${formatMoment(new Date(startsAt))}.`
    : isLate
      ? `terminée depuis le ${formatMoment(new Date(endsAt))}.`
      : 'en cours.'
  return [
    {
      check: 'status',
      holds: isPublished,
      message: isPublished
        ? 'État\u00a0: publié.'
        : `État\u00a0: ${STATUS_LABELS[status].toLowerCase()}, donc invisible sur le portail.`,
    },
    { check: 'window', holds: !isEarly && !isLate, message: `Période de publication\u00a0: ${period}` },
  ]
}
