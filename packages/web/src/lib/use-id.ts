import { useParams } from '@tanstack/react-router'
import type { RegisteredRouter, RouteById, RouteIds } from '@tanstack/react-router'

type Tree = RegisteredRouter['routeTree']

/** The routes that have a number in their address, named `id`. */
type NumberedRoute = {
  [Route in RouteIds<Tree>]: RouteById<Tree, Route>['types']['allParams'] extends { id: string }
    ? Route
    : never
}[RouteIds<Tree>]

/** The number in the address of a page; the router has already refused anything else (S2-52). */
export function useId(from: NumberedRoute): number {
  return Number(useParams({ from }).id)
}
