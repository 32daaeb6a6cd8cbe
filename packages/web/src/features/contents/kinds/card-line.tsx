import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/format.ts'

/** The ordinary last line of a card. */
export const small = (children: ReactNode) => <p className="small muted">{children}</p>

/** What there is to say, one after the other. */
export const joined = (...parts: Part[]) => joinedBy(' · ', ...parts)

type Part = string | false | null | undefined
const joinedBy = (between: string, ...parts: Part[]) => parts.filter(Boolean).join(between)

/** « obligatoire avant le 30/11/2026 »: by when this reader has to be done with a training. */
export const dueText = (due: string | null, isMandatory: boolean | null) =>
  joinedBy(' ', isMandatory && 'obligatoire', due && `avant le ${formatDate(due)}`)
