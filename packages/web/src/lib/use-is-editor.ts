import { RIGHTS } from '@kiosque/contract/domain/roles'
import { useSignedIn } from './session.ts'

/** Who writes for the head office; an adviser reads. */
export function useIsEditor(): boolean {
  const { me } = useSignedIn()
  return me.right_id === RIGHTS.administrator || me.right_id === RIGHTS.editor
}
