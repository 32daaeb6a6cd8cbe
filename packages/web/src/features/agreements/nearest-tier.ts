import type { AgreementStanding } from '@kiosque/contract/wire/agreements'

type WithNext = AgreementStanding & { next: NonNullable<AgreementStanding['next']> }

/** The standing whose next tier is the least far, where purchases have been told; null where none has one. */
export function nearestTier(standings: readonly AgreementStanding[]): WithNext | null {
  const open = standings.filter((each): each is WithNext => each.next !== null && each.through !== null)
  return open.toSorted((a, b) => a.next.missing - b.next.missing)[0] ?? null
}
