import { useEffect, useRef, useSyncExternalStore } from 'react'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { IconButton } from './button.tsx'
import { dismissToast, toast, TOAST_MS, toastStore } from './toast-store.ts'
import type { ShownToast } from './toast-store.ts'

export { toast }

const ICONS = { ok: IconCircleCheck, err: IconAlertTriangle, info: IconInfoCircle }

/** The two live regions are always there: a region born with its text is often not read aloud. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  return (
    <div className="toasts">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` takes words only; as in announcement.tsx, which the sign-in page does without */}
      <div role="status" className="stack" style={{ gap: 10, width: '100%' }}>
        {toasts
          .filter((entry) => entry.tone !== 'err')
          .map((entry) => (
            <ToastCard key={entry.id} entry={entry} />
          ))}
      </div>
      <div role="alert" className="stack" style={{ gap: 10, width: '100%' }}>
        {toasts
          .filter((entry) => entry.tone === 'err')
          .map((entry) => (
            <ToastCard key={entry.id} entry={entry} />
          ))}
      </div>
    </div>
  )
}

function ToastCard({ entry }: { entry: ShownToast }) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Counts down in steps so that hovering or focusing any toast pauses it.
    let left = TOAST_MS
    const step = 100
    const timer = setInterval(() => {
      const host = card.current?.closest('.toasts')
      if (host?.matches(':hover, :focus-within')) return
      left -= step
      if (left <= 0) dismissToast(entry.id)
    }, step)
    return () => clearInterval(timer)
  }, [entry.id])
  const Icon = ICONS[entry.tone ?? 'ok']
  return (
    <div ref={card} className={`toast toast--${entry.tone ?? 'ok'} on-dark`}>
      <Icon className="i" aria-hidden="true" />
      <div className="grow">
        <b>{entry.title}</b>
        {entry.text && <span>{entry.text}</span>}
        {entry.action && (
          <button
            type="button"
            className="link"
            style={{ color: 'var(--green-400)', display: 'block', marginTop: 4 }}
            onClick={() => {
              entry.action?.onClick()
              dismissToast(entry.id)
            }}
          >
            {entry.action.label}
          </button>
        )}
      </div>
      <IconButton size="xs" label="Fermer" onClick={() => dismissToast(entry.id)}>
        <IconX className="i i--16" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
