import { useId } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

export type Tab = { id: string; label: ReactNode; count?: number; content: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (id: string) => void
  /** A segmented control instead of underlined tabs. */
  segmented?: boolean
}

export function Tabs({ label, tabs, value, onChange, segmented }: TabsProps) {
  const prefix = useId()
  const current = tabs.find((tab) => tab.id === value) ?? tabs[0]

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex((tab) => tab.id === current?.id)
    const last = tabs.length - 1
    const moves: Record<string, number> = {
      ArrowRight: at >= last ? 0 : at + 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }
    const next = tabs[moves[event.key] ?? -1]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    document.getElementById(`${prefix}-${next.id}`)?.focus()
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on one of its tabs */}
      <div className={segmented ? 'seg' : 'tabs'} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}`}
            aria-selected={tab.id === current?.id}
            aria-controls={`${prefix}-panel`}
            tabIndex={tab.id === current?.id ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <small>{tab.count}</small>}
          </button>
        ))}
      </div>
      {current && (
        <div role="tabpanel" id={`${prefix}-panel`} aria-labelledby={`${prefix}-${current.id}`} tabIndex={0}>
          {current.content}
        </div>
      )}
    </>
  )
}
