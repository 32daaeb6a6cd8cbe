import { queryOptions, useQuery } from '@tanstack/react-query'
import { readCip, readSiret } from '@kiosque/contract/domain/identifiers'
import type { CanRegister } from '@kiosque/contract/wire/identity'
import { ApiError } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'
import { checkBody, EMPTY } from './pharmacist-values.ts'
import { checkRegistration } from './registration.queries.ts'
import { beside } from './registration-error.ts'

export type PharmacyCheck =
  | { kind: 'recognised' }
  | { kind: 'found'; drugstore: CanRegister['drugstore'] }
  | { kind: 'refused'; error: ApiError }

/** Runs at the seventh digit, and again once the SIRET is whole. */
export function pharmacyCheckQuery(cip: string, siret: string) {
  const isCipWhole = readCip(cip).ok
  const read = readSiret(siret)
  const whole = read.ok ? read.value : ''
  return queryOptions({
    queryKey: ['registration-check', cip, whole],
    enabled: isCipWhole,
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<PharmacyCheck> => {
      const values = { ...EMPTY, cip_officine: cip, siret: whole }
      try {
        const { drugstore } = await checkRegistration(checkBody(values, whole ? 1 : 0), signal)
        return { kind: 'found', drugstore }
      } catch (error) {
        // Without the person’s own SIRET, a mismatch only says that the code is the network’s.
        if (error instanceof ApiError && error.code === 'siret_mismatch' && !whole)
          return { kind: 'recognised' }
        const placed = beside(error)
        if (placed instanceof ApiError && (placed.errors['cip_officine'] || placed.errors['siret']))
          return { kind: 'refused', error: placed }
        throw error
      }
    },
  })
}

export function usePharmacyCheck(cip: string, siret: string) {
  const isSignedIn = useSession() !== null
  const check = pharmacyCheckQuery(cip, siret)
  return useQuery({
    ...check,
    // Once registered there is nothing left to check: the pharmacy is managed, by the person who asks.
    enabled: check.enabled === true && !isSignedIn,
    // A code once recognised stays so while the SIRET is checked.
    placeholderData: (before, query): PharmacyCheck | undefined =>
      before && query?.queryKey[1] === cip && !isRefused(before) ? { kind: 'recognised' } : undefined,
  })
}

const isRefused = (check: PharmacyCheck) =>
  check.kind === 'refused' && check.error.errors['cip_officine'] !== undefined
