import { RIGHTS } from '@kiosque/contract/domain/roles'
import { useSignedIn } from './session.ts'

/** Right 1 of the head office (D1-02). */
export const useIsAdministrator = () => useSignedIn().me.right_id === RIGHTS.administrator
