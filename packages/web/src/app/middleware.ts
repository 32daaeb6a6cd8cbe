import { paths } from '../lib/paths.ts'
import type { Session } from '../lib/session-store.ts'

export type Visit = { session: Session | null; href: string }
/** Where to go instead, and what to say there; nothing lets the visit through. */
export type Refusal = { redirect: string; toast?: { title: string; text: string } }
type Middleware = (visit: Visit) => Refusal | undefined

/** S6-01: a token in the session. */
const auth: Middleware = ({ session, href }) => (session ? undefined : { redirect: paths.login(href) })

/** S6-02, D3-09: the current account has a drugstore. */
const isDrugstore: Middleware = ({ session }) =>
  session?.account?.drugstore
    ? undefined
    : {
        redirect: paths.home(),
        toast: {
          title: 'Page réservée aux officines',
          text: 'Cette page s’ouvre avec un compte rattaché à une officine.',
        },
      }

/** S6-07: an account of type 1000 and a right (D1-02). */
const isAdmin: Middleware = ({ session, href }) => {
  if (!session) return { redirect: paths.adminLogin(href) }
  const isHeadOffice =
    session.me.right_id !== null && session.accounts.some((account) => account.type === 1000)
  if (isHeadOffice) return undefined
  return {
    redirect: paths.home(),
    toast: { title: 'Espace du siège', text: 'Votre compte n’y donne pas accès.' },
  }
}

const registry: Record<string, Middleware> = { auth, 'is-drugstore': isDrugstore, 'is-admin': isAdmin }

/** Runs the named checks in order; the first refusal wins. An unknown name is a mistake of ours (S8-04). */
export function runMiddleware(names: readonly string[], visit: Visit): Refusal | undefined {
  for (const name of names) {
    const middleware = Object.hasOwn(registry, name) ? registry[name] : undefined
    if (!middleware) throw new Error(`Unknown route middleware: '${name}'`)
    const refusal = middleware(visit)
    if (refusal) return refusal
  }
  return undefined
}
