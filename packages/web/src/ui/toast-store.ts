export type Toast = {
  title: string
  text?: string | undefined
  tone?: 'ok' | 'err' | 'info'
  action?: { label: string; onClick: () => void }
}
export type ShownToast = Toast & { id: number }

/** S9-04. */
export const TOAST_MS = 5000
const MOST_SHOWN = 3

let shown: readonly ShownToast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function set(next: readonly ShownToast[]) {
  shown = next
  for (const listener of listeners) listener()
}

/** Says what happened, bottom left, for five seconds. An error that needs an action belongs in the page instead. */
export function toast(message: Toast): number {
  const id = nextId
  nextId += 1
  set([...shown, { ...message, id }].slice(-MOST_SHOWN))
  return id
}

export function dismissToast(id: number) {
  set(shown.filter((entry) => entry.id !== id))
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => shown,
}
