import type { Options } from './options.ts'
import { A4_WIDTH, PRINTED } from './paper.ts'
import type { Role } from './roles.ts'
import type { Screen } from './screens.ts'
import type { State } from './states.ts'

export type Shot = { screen: Screen; role: Role; width: number; state: State; file: string }

/** States other than the ordinary one are the same for everybody: one role, a telephone and a computer. */
const STATE_WIDTHS = new Set([390, 1440])

function applies(state: State, { path, stranger, gesture }: Screen): boolean {
  if (state === 'normal') return true
  if (state === 'impression') return gesture === null && PRINTED.has(path)
  if (gesture !== null || path.endsWith('$')) return false
  if (state === 'sans-droit') return stranger !== null
  // Pages read signed out ask for little or nothing, and a page of one thing is never empty.
  return stranger !== null && !(state === 'vide' && path.includes('$'))
}

function rolesFor(state: State, screen: Screen, roles: readonly Role[]): readonly Role[] {
  if (state === 'sans-droit') return screen.stranger === null ? [] : [screen.stranger]
  const allowed = screen.roles.filter((role) => roles.includes(role))
  return state === 'normal' ? allowed : allowed.slice(0, 1)
}

/** Paper and a tablet have a size of their own, whichever windows are asked for. */
function widthsFor(state: State, screen: Screen, widths: readonly number[]): readonly number[] {
  if (state === 'impression') return [A4_WIDTH]
  if (screen.gesture?.own) return [screen.gesture.own.width]
  const fitting = widths.filter((width) => screen.gesture?.fits(width) ?? true)
  if (state === 'normal') return fitting
  const few = fitting.filter((width) => STATE_WIDTHS.has(width))
  return few.length > 0 ? few : fitting.slice(0, 1)
}

/** Every picture to take. */
export function planShots(
  screens: readonly Screen[],
  { widths, roles, states }: Pick<Options, 'widths' | 'roles' | 'states'>,
): Shot[] {
  return screens.flatMap((screen) =>
    states
      .filter((state) => applies(state, screen))
      .flatMap((state) =>
        rolesFor(state, screen, roles).flatMap((role) =>
          widthsFor(state, screen, widths).map((width) => ({
            screen,
            role,
            width,
            state,
            file: `${screen.name}/${role}-${width}${state === 'normal' ? '' : `-${state}`}.jpg`,
          })),
        ),
      ),
  )
}
