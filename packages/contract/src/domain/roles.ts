/** Account types of the network, as numbered by the specification (S3-07). */
export const ACCOUNT_TYPES = {
  guest: 0,
  other: 90,
  preparator: 100,
  assistant: 160,
  coOwner: 180,
  pharmacistAdmin: 200,
  admin: 1000,
} as const

export type AccountType = (typeof ACCOUNT_TYPES)[keyof typeof ACCOUNT_TYPES]

export const ALL_ACCOUNT_TYPES: readonly AccountType[] = [0, 90, 100, 160, 180, 200, 1000]

const TYPE_LABELS: Record<AccountType, string> = {
  0: 'Invité',
  90: 'Autre',
  100: 'Préparateur',
  160: 'Adjoint',
  180: 'Cotitulaire',
  200: 'Titulaire',
  1000: 'Siège',
}

/** Head-office rights (D1-02); pharmacy people have none. */
export const RIGHTS = { administrator: 1, editor: 2, adviser: 3 } as const
export type RightId = (typeof RIGHTS)[keyof typeof RIGHTS]

const RIGHT_LABELS: Record<RightId, string> = { 1: 'Administrateur', 2: 'Éditeur', 3: 'Conseiller' }

/** The staff of a pharmacy, in the order of responsibility (S6-06). */
export const STAFF_TYPES: readonly AccountType[] = [200, 180, 160, 100]

export function isAccountType(value: unknown): value is AccountType {
  return ALL_ACCOUNT_TYPES.includes(value as AccountType)
}

export function accountTypeLabel(type: number): string {
  return isAccountType(type) ? TYPE_LABELS[type] : 'Compte'
}

export function rightLabel(right: number | null): string {
  return right === 1 || right === 2 || right === 3 ? RIGHT_LABELS[right] : 'Officine'
}

export function isStaff(account: { type: number }): boolean {
  return STAFF_TYPES.includes(account.type as AccountType)
}

/** Titulaires and cotitulaires manage the team of their own pharmacy (D3-05). */
export function managesTeam(type: number | null): boolean {
  return type === ACCOUNT_TYPES.pharmacistAdmin || type === ACCOUNT_TYPES.coOwner
}

/** What someone who manages a team may give to others: a pharmacy type, never above their own. */
export function grantableTypes(ownType: number | null): AccountType[] {
  if (ownType === null || !managesTeam(ownType)) return []
  return ALL_ACCOUNT_TYPES.filter((type) => type > ACCOUNT_TYPES.guest && type <= ownType)
}

/** Titulaires, cotitulaires and adjoints commit the pharmacy to a campaign. */
export function mayAnswerFor(type: number | null): boolean {
  return type === ACCOUNT_TYPES.assistant || managesTeam(type)
}
