import type { Role } from './roles.ts'
import type { Screen } from './screens.ts'
import type { Shot } from './shots.ts'
import type { State } from './states.ts'

/** A page opened once, whose pictures are taken one width after the other: a window made narrower is not a new page. */
export type Visit = { screen: Screen; role: Role; state: State; shots: readonly Shot[] }

/** Who sees most first: those who see the very same page later have their picture already. */
const ORDER: readonly Role[] = [
  'titulaire',
  'admin',
  'visiteur',
  'editeur',
  'conseiller',
  'invite',
  'preparateur',
  'adjoint',
  'cotitulaire',
  'autre',
]

/** Below this a page is a column. */
const NARROW = 900

/**
 * What is opened together. The first role of a page opens it twice, on something narrow and on something wide, because
 * whether a page moves while it comes is only seen at the width it comes at. What a gesture opened may close when the
 * window changes: one width at a time.
 */
function together({ screen, role, width, state }: Shot): string {
  const parts: (string | number)[] = [screen.name, role, state]
  if (screen.gesture !== null) parts.push(width)
  else if (state === 'normal' && role === screen.roles[0]) parts.push(width < NARROW ? 'narrow' : 'wide')
  return parts.join(' ')
}

/** The width a page is opened at comes first: the most usual computer, or else the narrowest. */
function byOpening(a: Shot, b: Shot): number {
  const rank = ({ width }: Shot) => (width === 1440 ? 0 : width)
  return rank(a) - rank(b)
}

/** Ordinary pages of a role before its other states, lists before the pages they lead to. */
function byImportance(a: Visit, b: Visit): number {
  const isState = ({ state }: Visit) => Number(state !== 'normal')
  return (
    ORDER.indexOf(a.role) - ORDER.indexOf(b.role) ||
    isState(a) - isState(b) ||
    a.screen.path.localeCompare(b.screen.path)
  )
}

export function visitsOf(shots: readonly Shot[]): Visit[] {
  const groups = Map.groupBy(shots, together)
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const { screen, role, state } = first
      return [{ screen, role, state, shots: group.toSorted(byOpening) }]
    })
    .toSorted(byImportance)
}
