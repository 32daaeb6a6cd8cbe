import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { usePartnerOpening } from './use-partner-opening.tsx'

type Props = { partner: string; name: string; children: ReactNode; note?: ReactNode }

/** Opens a partner already signed in, in a new tab; one that is down says so before it is tried. */
export function PartnerButton({ partner, name, children, note }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const { access, open, isOpening, dialog } = usePartnerOpening(partner, name, setProblem)
  const isDown = access?.state === 'down'
  return (
    <div className="stack no-print" style={{ '--gap': '10px' } as React.CSSProperties}>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {!problem && isDown && (
        <Alert tone="warn">
          {name} ne répond pas pour le moment. {access.note}
        </Alert>
      )}
      <Button variant="primary" size="lg" block loading={isOpening} loadingLabel="Ouverture…" onClick={open}>
        {children} <IconExternalLink className="i" aria-hidden="true" />
        <span className="sr">(nouvel onglet)</span>
      </Button>
      {note}
      {dialog}
    </div>
  )
}
