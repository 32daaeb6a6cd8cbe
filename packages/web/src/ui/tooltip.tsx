import { useId, useState } from 'react'
import type { ReactNode } from 'react'

/** A short precision on hover and on focus; never the only place where something is said. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [shown, setShown] = useState(false)
  const id = useId()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it watches the control inside, and is none
    <span
      className="tip"
      aria-describedby={shown ? id : undefined}
      onMouseEnter={() => setShown(true)}
      onMouseLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setShown(false)
      }}
    >
      {children}
      {shown && (
        <span role="tooltip" id={id} className="tip__text">
          {text}
        </span>
      )}
    </span>
  )
}
