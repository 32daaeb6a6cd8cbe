import { useParams } from '@tanstack/react-router'

/** The number in the address; the router has already refused anything else (S2-52). */
export function useId(): number {
  const params: Record<string, string | undefined> = useParams({ strict: false })
  return Number(params['id'])
}
