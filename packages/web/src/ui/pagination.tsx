import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { pageWindow } from './page-window.ts'

type PaginationProps = {
  page: number
  lastPage: number
  onChange: (page: number) => void
  /** When given, pages are links that can be opened in another tab. */
  hrefFor?: (page: number) => string
}

export function Pagination({ page, lastPage, onChange, hrefFor }: PaginationProps) {
  if (lastPage <= 1) return null
  return (
    <nav className="pager" aria-label="Pagination">
      <Step label="Page précédente" to={page - 1} disabled={page <= 1} onChange={onChange}>
        <IconChevronLeft className="i" aria-hidden="true" />
      </Step>
      {pageWindow(page, lastPage).map((entry, index) => {
        if (entry === null)
          return (
            <span key={`gap-${index}`} aria-hidden="true">
              …
            </span>
          )
        const current = entry === page ? ('page' as const) : undefined
        if (hrefFor)
          return (
            <a key={entry} href={hrefFor(entry)} aria-current={current} aria-label={`Page ${entry}`}>
              {entry}
            </a>
          )
        return (
          <button
            key={entry}
            type="button"
            aria-current={current}
            aria-label={`Page ${entry}`}
            onClick={() => onChange(entry)}
          >
            {entry}
          </button>
        )
      })}
      <Step label="Page suivante" to={page + 1} disabled={page >= lastPage} onChange={onChange}>
        <IconChevronRight className="i" aria-hidden="true" />
      </Step>
    </nav>
  )
}

type StepProps = {
  label: string
  to: number
  disabled: boolean
  onChange: (page: number) => void
  children: React.ReactNode
}

function Step({ label, to, disabled, onChange, children }: StepProps) {
  return (
    // Not `disabled`, which would throw the focus away under whoever pressed it to come this far.
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onChange(to)
      }}
    >
      {children}
    </button>
  )
}
