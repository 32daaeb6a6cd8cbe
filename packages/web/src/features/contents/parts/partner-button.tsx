import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { openHandoff } from '../../../lib/open-handoff.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'

type PartnerButtonProps = {
  /** What signs in at the partner's. */
  call: { path: string; body?: object }
  children: ReactNode
  note?: ReactNode
}

/** Opens a partner already signed in, in a new tab. */
export function PartnerButton({ call: { path, body }, children, note }: PartnerButtonProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isOpening, setOpening] = useState(false)
  async function open() {
    setProblem(null)
    setOpening(true)
    setProblem(await openHandoff(path, body))
    setOpening(false)
  }
  return (
    <div className="stack no-print" style={{ '--gap': '10px' } as React.CSSProperties}>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Button
        variant="primary"
        size="lg"
        block
        loading={isOpening}
        loadingLabel="Ouverture…"
        onClick={() => void open()}
      >
        {children} <IconExternalLink className="i" aria-hidden="true" />
        <span className="sr">(nouvel onglet)</span>
      </Button>
      {note}
    </div>
  )
}
