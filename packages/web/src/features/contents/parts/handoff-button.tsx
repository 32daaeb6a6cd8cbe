import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { openHandoff } from '../../../lib/open-handoff.ts'
import { useSession } from '../../../lib/session.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { handoffCall, partnerName } from '../home/partner-tiles.tsx'

/** Opens the partner already signed in, in a new tab; only for people of a pharmacy. */
export function HandoffButton({ partner }: { partner: string }) {
  const drugstoreId = useSession()?.account?.drugstore?.id ?? null
  const [problem, setProblem] = useState<string | null>(null)
  const [isOpening, setOpening] = useState(false)
  const name = partnerName(partner)
  if (drugstoreId === null || name === null) return null
  async function open(id: number) {
    setProblem(null)
    setOpening(true)
    const { path, body } = handoffCall(partner, id)
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
        onClick={() => void open(drugstoreId)}
      >
        Ouvrir {name} <IconExternalLink className="i" aria-hidden="true" />
        <span className="sr">(nouvel onglet)</span>
      </Button>
    </div>
  )
}
