import { IconExternalLink } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { HandoffConfig } from '@kiosque/contract/wire/handoff'
import { formatTime } from '../../lib/format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { useTryHandoff } from './handoff.queries.ts'

/** The test bench: a token as the partner would receive it, opened, and the way in to try it once. */
export function TrialDialog({ config, onClose }: { config: HandoffConfig; onClose: () => void }) {
  const { mutate, data, error, isPending } = useTryHandoff(config.partner)
  useEffect(() => mutate(), [mutate])
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Essayer ${config.name}`}
      footer={
        <>
          <Button disabled={isPending} onClick={() => mutate()}>
            Refaire un jeton
          </Button>
          {data && (
            <ButtonLink variant="primary" href={data.url} target="_blank" rel="noopener noreferrer">
              Entrer avec ce jeton <IconExternalLink className="i" aria-hidden="true" />
              <span className="sr">(nouvel onglet)</span>
            </ButtonLink>
          )}
        </>
      }
    >
      <div className="stack">
        <Refusal error={error} />
        {!data && !error && <LineSkeletons count={4} />}
        {data && (
          <>
            <p>
              Ce que reçoit le partenaire, au nom d’aucune officine. Le jeton vaut une seule entrée, jusqu’à{' '}
              {formatTime(data.expires_at)}.
            </p>
            <h3 className="h4">En-tête</h3>
            <pre className="handoff-json">{JSON.stringify(data.header, null, 2)}</pre>
            <h3 className="h4">Contenu</h3>
            <pre className="handoff-json">{JSON.stringify(data.claims, null, 2)}</pre>
          </>
        )}
      </div>
    </Dialog>
  )
}
