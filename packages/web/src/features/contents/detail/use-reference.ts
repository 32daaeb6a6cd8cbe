import { useParams } from '@tanstack/react-router'
import type { RegisteredRouter, RouteById } from '@tanstack/react-router'

/** What stands for the page of one content of any kind (app/routes/kind-routes.tsx). */
type KindPage = RouteById<RegisteredRouter['routeTree'], '/default/auth/kind/$id'>

/**
 * Which content the page of a kind is of: the end of its address. The pages of kinds stand where the registry says,
 * so that no route's name can be written here: the nearest one is read, and its type is that of the one that stands
 * for all.
 */
export function useReference(): string {
  const params: Partial<KindPage['types']['allParams']> = useParams({ strict: false })
  return params.id ?? ''
}
