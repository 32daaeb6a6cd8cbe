import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import './styles/fold.css'

/** The first few of a long list; the rest on request, and always on paper. */
export function useFold(total: number, shown: number) {
  const [isWhole, setWhole] = useState(false)
  const hidden = total - shown
  // One more line is shorter than the button that would show it.
  const isLong = hidden > 1
  return {
    hidden: isLong ? hidden : 0,
    isWhole,
    toggle: () => setWhole((before) => !before),
    /** What a line beyond the first few is drawn with. */
    classAt: (index: number): string => (isLong && !isWhole && index >= shown ? 'folded' : ''),
  }
}

/** It stays where it is, so that the keyboard does too. */
export function FoldButton({
  fold: { hidden, isWhole, toggle },
  more,
}: {
  fold: ReturnType<typeof useFold>
  /** « Voir les 4 autres réponses ». */
  more: string
}) {
  if (hidden === 0) return null
  return (
    <button type="button" className="more fold-button no-print" aria-expanded={isWhole} onClick={toggle}>
      {isWhole ? 'Replier la liste' : more}
      <IconChevronDown className="i i--18" aria-hidden="true" />
    </button>
  )
}
