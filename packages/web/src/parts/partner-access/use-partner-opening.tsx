import { lazy, Suspense, useState } from 'react'
import { handoffCall, openHandoff } from '../../lib/open-handoff.ts'
import { useSession } from '../../lib/session.ts'
import { usePartners } from './partner-access.queries.ts'

const ConsentDialog = lazy(async () => ({ default: (await import('./consent-dialog.tsx')).ConsentDialog }))

/**
 * Opens a partner already signed in, in a new tab; the first time, what will be handed over is said and agreed to.
 * `dialog` is to be drawn beside what opens it.
 */
export function usePartnerOpening(
  partner: string,
  name: string,
  onProblem: (problem: string | null) => void,
) {
  const drugstoreId = useSession()?.account?.drugstore?.id ?? null
  const { data } = usePartners(drugstoreId)
  const access = data?.find((each) => each.partner === partner)
  const [isOpening, setOpening] = useState(false)
  const [isAsking, setAsking] = useState(false)
  async function go() {
    if (isOpening || drugstoreId === null) return
    const { path, body } = handoffCall(partner, drugstoreId)
    onProblem(null)
    setOpening(true)
    onProblem(await openHandoff(path, body))
    setOpening(false)
  }
  // Not known yet, it is asked: agreeing twice is once.
  const open = () => (access?.consented_at ? void go() : setAsking(true))
  const dialog = isAsking && (
    <Suspense>
      <ConsentDialog
        partner={partner}
        name={name}
        onAgree={() => void go()}
        onClose={() => setAsking(false)}
      />
    </Suspense>
  )
  return { access, open, isOpening, isBusy: isOpening || isAsking, dialog }
}
