/** Where a request for a visit stands. */
export const VISIT_STATUSES = ['sent', 'accepted', 'refused', 'cancelled', 'held'] as const
export type VisitStatus = (typeof VISIT_STATUSES)[number]

export const VISIT_STATUS_LABELS: Readonly<Record<VisitStatus, string>> = {
  sent: 'Envoyée',
  accepted: 'Acceptée',
  refused: 'Refusée',
  cancelled: 'Annulée',
  held: 'Effectuée',
}

/** While it is open, the pharmacy cannot ask for the same one again. */
export const isOpenVisit = (status: VisitStatus): boolean => status === 'sent' || status === 'accepted'
