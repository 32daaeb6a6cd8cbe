import { messageFor } from '../lib/api-error.ts'
import { Alert } from './alert.tsx'
import { toast } from './toast.tsx'

/** For the `onError` of a mutation: what did not happen, and the server's reason in French. */
export const sayRefusal = (title: string) => (error: unknown) => {
  toast({ tone: 'err', title, text: messageFor(error) })
}

/** The same said in place, where something is left to correct. Nothing while nothing was refused. */
export function Refusal({ error }: { error: unknown }) {
  return error ? <Alert tone="danger">{messageFor(error)}</Alert> : null
}
