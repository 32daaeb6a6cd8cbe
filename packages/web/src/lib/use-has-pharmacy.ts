import { useSession } from './session.ts'

/** Whoever acts for a pharmacy: neither a guest nor the head office. */
export const useHasPharmacy = (): boolean => Boolean(useSession()?.account?.drugstore)
