import { useQuery } from '@tanstack/react-query'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useCounterMode } from '../../lib/counter.ts'
import { useSession } from '../../lib/session.ts'
import { messageFor } from '../../lib/api.ts'
import { partnersQuery } from '../../parts/partner-access/partner-access.queries.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { AccessCard } from './access-card.tsx'
import { AccessLog } from './access-log.tsx'
import './partner-access.css'

/** « Vos accès directs »: the six partners of the network, for whoever works in a pharmacy. */
export function PartnerAccesses() {
  const hasDrugstore = useSession()?.account?.drugstore?.id !== undefined
  const isCounter = useCounterMode()
  const isShown = hasDrugstore && !isCounter
  const { data, error, refetch } = useQuery({ ...partnersQuery, enabled: isShown })
  const [isLogOpen, setLogOpen] = useState(false)
  if (!isShown) return null
  return (
    <section className="section accesses no-print" aria-labelledby="acces-directs">
      <div className="section__head">
        <div>
          <h2 id="acces-directs">Vos accès directs</h2>
          <p className="muted">Vous entrez sans nouveau mot de passe, dans un nouvel onglet.</p>
        </div>
        <Button
          size="sm"
          icon={<IconHistory className="i" aria-hidden="true" />}
          onClick={() => setLogOpen(true)}
        >
          Journal de l’officine
        </Button>
      </div>
      {!data && error && <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>}
      {data?.length === 0 && (
        <p className="muted">Aucun service n’est relié pour le moment. Le siège vous préviendra.</p>
      )}
      <ul className="grid grid--3">
        {data?.map((access) => <AccessCard key={access.partner} access={access} />) ??
          (!error && [1, 2, 3, 4, 5, 6].map((each) => <li key={each} className="card access skel" />))}
      </ul>
      {isLogOpen && <AccessLog onClose={() => setLogOpen(false)} />}
    </section>
  )
}
