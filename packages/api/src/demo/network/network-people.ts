import { createRandom } from '@kiosque/contract/domain/quiz-draw'
import { mailbox } from '../crowd.ts'
import { DEMO_DOMAIN, type NamedPerson } from '../named-people.ts'
import { FAMILIES, MEN, WOMEN } from './names.ts'
import type { NetworkDrugstore } from './network-drugstores.ts'

export interface NetworkPerson extends NamedPerson {
  /** Days before the first start: when they registered, and when they were last seen. */
  joined: number
  seen: number
}

const [TITULAIRE, COTITULAIRE, ADJOINT, PREPARATEUR, AUTRE] = [200, 180, 160, 100, 90] as const

/** Of a hundred people of a role, how many are women, as in the profession. */
const WOMEN_IN: Record<number, number> = { 200: 54, 180: 58, 160: 72, 100: 88, 90: 66 }

/** Who works in a pharmacy, most responsible first. Seven in ten have a cotitulaire, and somebody at the desk. */
const TEAMS: readonly number[][] = [
  [TITULAIRE, COTITULAIRE, ADJOINT, PREPARATEUR, AUTRE],
  [TITULAIRE, ADJOINT, PREPARATEUR, PREPARATEUR, AUTRE],
  [TITULAIRE, COTITULAIRE, ADJOINT, PREPARATEUR, PREPARATEUR, AUTRE],
  [TITULAIRE, COTITULAIRE, PREPARATEUR],
  [TITULAIRE, ADJOINT, ADJOINT, PREPARATEUR, AUTRE],
  [TITULAIRE, COTITULAIRE, ADJOINT, PREPARATEUR, AUTRE],
  [TITULAIRE, COTITULAIRE, ADJOINT, PREPARATEUR, PREPARATEUR, PREPARATEUR, AUTRE],
  [TITULAIRE, COTITULAIRE, ADJOINT, PREPARATEUR],
  [TITULAIRE, ADJOINT, PREPARATEUR, PREPARATEUR, AUTRE],
  [TITULAIRE, COTITULAIRE, ADJOINT, PREPARATEUR, PREPARATEUR],
]

/** Last seen this week, this month, this year, or before: days before the first start, a day wide at least each side. */
const HABITS: Record<string, [from: number, to: number]> = {
  w: [0.02, 4.9],
  m: [7.2, 25.9],
  y: [28.5, 170],
  n: [380, 520],
}
// The first of a role in a zone are few of each habit but never one to four, which would be hidden; then most come often.
const FIRST_HABITS = 'wmywmwymwymwymwyw'
// Not everywhere alike: some zones and roles are livelier than others.
const NEXT_HABITS = ['wwmwwymwwnwwmwwmyw', 'wmywnymwynwmynwyn', 'wwwmwwwmwwywwwmwww'] as const

/** One pharmacy in so many has not been seen for a month and more: its adviser has a call to make. */
const QUIET_EVERY = 37
const QUIET: [from: number, to: number] = [33, 120]

/** Everybody else who works in the network, each with a name of their own. */
export function networkPeople(
  drugstores: readonly NetworkDrugstore[],
  known: readonly NamedPerson[],
): NetworkPerson[] {
  const random = createRandom(1_100)
  const mailboxes = new Set(known.map(({ email }) => email.split('@')[0]))
  const ranks = new Map<string, number>()
  const people: NetworkPerson[] = []

  const named = (role: number, family: string | undefined) => {
    for (;;) {
      const firsts = random() * 100 < (WOMEN_IN[role] ?? 50) ? WOMEN : MEN
      const first_name = firsts[Math.floor(random() * firsts.length)] ?? ''
      const last_name = family ?? FAMILIES[Math.floor(random() * FAMILIES.length)] ?? ''
      const box = `${mailbox(first_name)}.${mailbox(last_name)}`
      if (mailboxes.has(box)) continue
      mailboxes.add(box)
      return { first_name, last_name, email: `${box}@${DEMO_DOMAIN}` }
    }
  }

  const habitOf = (place: string): [number, number] => {
    const rank = ranks.get(place) ?? 0
    ranks.set(place, rank + 1)
    const next = NEXT_HABITS[(place.length * 7 + Number(place.at(-2))) % NEXT_HABITS.length] ?? NEXT_HABITS[0]
    const habit = FIRST_HABITS[rank] ?? next[(rank - FIRST_HABITS.length) % next.length] ?? 'w'
    return HABITS[habit] ?? [1, 5]
  }

  for (const [index, { name, zone, joined, isFree, family }] of drugstores.entries()) {
    const roles = (TEAMS[index % TEAMS.length] ?? []).filter((role) => !(isFree && role === TITULAIRE))
    const isQuiet = index % QUIET_EVERY === 12
    for (const role of roles) {
      const [from, to] = isQuiet ? QUIET : habitOf(`${zone} ${role}`)
      // Nobody was last seen before their pharmacy came, nor before they registered.
      const seen = Math.min(from + random() ** 1.5 * (to - from), joined - 2)
      const newest = Math.min(joined, seen + 15)
      people.push({
        ...named(role, role === TITULAIRE ? family : undefined),
        accounts: [[role, name]],
        seen,
        joined: role === TITULAIRE ? joined : newest + random() * (joined - newest),
      })
    }
  }
  return people
}
