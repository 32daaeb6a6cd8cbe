import { ACCOUNT_TYPES } from '@kiosque/contract/domain/roles'
import { formatLongDate } from './format.ts'
import type { Session } from './session-store.ts'

/** What greets somebody on the home page; the document says it before the page itself is there (src/early/paint.ts). */
export function helloWords({ me, account }: Pick<Session, 'me' | 'account'>, at: Date | string) {
  const today = formatLongDate(at)
  const isVisitor = account?.type === ACCOUNT_TYPES.guest
  const forWhom = account?.drugstore ? 'votre officine' : 'vous'
  const what = isVisitor ? 'ce que le réseau partage avec vous' : `l’essentiel pour ${forWhom}`
  return {
    title: `Bonjour ${me.first_name}`,
    text: `${today.charAt(0).toUpperCase()}${today.slice(1)}, voici ${what}.`,
  }
}
