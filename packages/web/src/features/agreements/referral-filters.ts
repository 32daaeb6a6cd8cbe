import type { ReferralState } from '@kiosque/contract/wire/agreements'
import type { ReferralCard } from './referral-table.tsx'

export type ReferralFilter = {
  level?: string | undefined
  family?: string | undefined
  q?: string | undefined
  /** What the pharmacy committed to comes first. */
  ownFirst: boolean
}

/** « Dermocosmétique, peaux sensibles » is of the family « Dermocosmétique ». */
export const familyOf = ({ domain }: Pick<ReferralCard, 'domain'>) => domain?.split(',')[0]?.trim() ?? ''

export const familiesOf = (rows: readonly ReferralCard[]): string[] =>
  [...new Set(rows.map(familyOf))]
    .filter((family) => family !== '')
    .toSorted((a, b) => a.localeCompare(b, 'fr'))

const plain = (text: string) =>
  text
    .toLocaleLowerCase('fr')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')

const LEVELS = ['referent', 'partenaire', 'reference']

/** Those that match, in the order they are read: one's own if asked, then by level, then by name. */
export function shownReferrals(
  rows: readonly ReferralCard[],
  states: ReadonlyMap<number, ReferralState>,
  { level, family, q, ownFirst }: ReferralFilter,
): ReferralCard[] {
  const words = plain(q ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const text = (row: ReferralCard) =>
    plain(
      [row.title, row.laboratory?.name, row.domain, row.reason, row.contact_name].filter(Boolean).join(' '),
    )
  const isOwn = (row: ReferralCard) => (ownFirst && states.get(row.id)?.committed_on ? 0 : 1)
  return rows
    .filter((row) => !level || row.level === level)
    .filter((row) => !family || familyOf(row) === family)
    .filter((row) => words.every((word) => text(row).includes(word)))
    .toSorted(
      (a, b) =>
        isOwn(a) - isOwn(b) ||
        LEVELS.indexOf(a.level ?? '') - LEVELS.indexOf(b.level ?? '') ||
        a.title.localeCompare(b.title, 'fr'),
    )
}
