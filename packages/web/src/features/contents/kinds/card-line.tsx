import type { ReactNode } from 'react'

/** The ordinary last line of a card. */
export const small = (children: ReactNode) => <p className="small muted">{children}</p>

/** What there is to say, one after the other. */
export const joined = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(' · ')
