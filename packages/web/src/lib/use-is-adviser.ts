import { RIGHTS } from '@kiosque/contract/domain/roles'
import { useSignedIn } from './session.ts'

/** Right 3 of the head office (D1-02): reads, in the zones they follow. */
export const useIsAdviser = () => useSignedIn().me.right_id === RIGHTS.adviser
