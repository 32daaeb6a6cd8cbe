import { local } from '../../lib/browser-storage.ts'

const KEY = 'kiosque-shared-computer'

/** Whether people said so when they last signed in here: a computer does not stop being shared overnight. */
export const isSharedComputer = (): boolean => local.read(KEY) !== null

export function rememberComputer(isShared: boolean): void {
  if (isShared) local.write(KEY, 'oui')
  else local.remove(KEY)
}
