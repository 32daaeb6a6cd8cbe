import { useParams } from '@tanstack/react-router'

/** The number in the address; the router has already refused anything else (S2-52). */
export function useId(): number {
  return Number(useParams({ strict: false }).id)
}
