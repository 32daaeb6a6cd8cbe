/** Who looks: nobody signed in, the pharmacies' people, the head office (D14-02). */
const TEAM = ['titulaire', 'cotitulaire', 'adjoint', 'preparateur', 'autre'] as const
const HEAD_OFFICE = ['conseiller', 'editeur', 'admin'] as const
const VISITOR = 'visiteur'

export const ROLES = [VISITOR, ...TEAM, 'invite', ...HEAD_OFFICE] as const
export type Role = (typeof ROLES)[number]

export const isSignedIn = (role: Role): boolean => role !== VISITOR

type Guards = readonly string[]

/** Whom the guards of a page let in, the one who sees most of it first. */
export function rolesOf(guards: Guards): readonly Role[] {
  if (guards.includes('is-admin')) return HEAD_OFFICE.toReversed()
  if (guards.includes('is-drugstore')) return TEAM
  if (guards.includes('auth')) return [...TEAM, 'invite', ...HEAD_OFFICE]
  return [VISITOR, 'titulaire']
}

/** One of those whom a page sends elsewhere; nobody where it is open to all. */
export function strangerOf(guards: Guards): Role | null {
  if (guards.includes('is-admin')) return 'titulaire'
  if (guards.includes('is-drugstore')) return 'invite'
  return guards.includes('auth') ? VISITOR : null
}
