import type { RouteDeclaration } from './declare-route.ts'

const patterns = new WeakMap<RouteDeclaration, RegExp>()

function patternOf(route: RouteDeclaration): RegExp {
  let pattern = patterns.get(route)
  if (!pattern) {
    const source = route.path.replace(/[.*+?^{}()|[\]\\]/g, '\\$&').replace(/\$[a-zA-Z]+/g, '[^/]+')
    pattern = new RegExp(`^${source}/?$`)
    patterns.set(route, pattern)
  }
  return pattern
}

/** The route a path leads to: the one with the fewest parameters, as in the router. */
export function matchRoute(
  routes: readonly RouteDeclaration[],
  pathname: string,
): RouteDeclaration | undefined {
  const params = (route: RouteDeclaration) => route.path.split('$').length
  return routes
    .filter((route) => route.path !== '/$' && patternOf(route).test(pathname))
    .toSorted((a, b) => params(a) - params(b))[0]
}
