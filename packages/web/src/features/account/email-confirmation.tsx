import { useEffect, useState } from 'react'
import { messageFor } from '../../lib/api.ts'
import { forgetLinkValues, useLinkValues } from '../../lib/link-values.ts'
import { getSession, refreshUser } from '../../lib/session.ts'
import { Alert } from '../../ui/alert.tsx'
import { confirmEmail } from './account.queries.ts'

const LINK = ['confirm'] as const

// Opened once per link, however often the page is drawn.
const sent = new Set<string>()

/** What the link of the confirmation mail leads to; it is taken out of the address at once. */
export function EmailConfirmation() {
  const { confirm: token } = useLinkValues(LINK)
  const [answer, setAnswer] = useState<{ ok: boolean; text: string }>()
  useEffect(() => {
    if (!token || sent.has(token)) return
    sent.add(token)
    forgetLinkValues(LINK)
    confirmEmail(token).then(
      ({ message }) => {
        setAnswer({ ok: true, text: message })
        if (getSession()) refreshUser().catch(console.error)
      },
      (error: unknown) => setAnswer({ ok: false, text: messageFor(error) }),
    )
  }, [token])
  if (!answer) return null
  return <Alert tone={answer.ok ? 'ok' : 'danger'} title={answer.text} />
}
