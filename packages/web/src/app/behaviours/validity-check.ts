import type { Session } from '../../lib/session-store.ts'

/** S4-06: these pages are for people who are not, or no longer, signed in. */
const SKIPPED = new Set(['/login', '/register', '/password-reset'])

type Check = {
  session: Session | null
  path: string
  readValidity: (drugstoreId: number) => Promise<{ is_disabled: boolean }>
  onDisabled: () => void
}

/** Asks whether the pharmacy is still open to the portal. Head-office people are exempt (S6-03). */
export async function checkValidity({ session, path, readValidity, onDisabled }: Check): Promise<void> {
  if (SKIPPED.has(path) || !session || session.me.right_id) return
  const drugstoreId = session.account?.drugstore?.id
  if (drugstoreId === undefined) return
  try {
    const { is_disabled } = await readValidity(drugstoreId)
    if (is_disabled) onDisabled()
  } catch (error) {
    // S8-02: any other trouble is logged and ignored.
    console.error(error)
  }
}
