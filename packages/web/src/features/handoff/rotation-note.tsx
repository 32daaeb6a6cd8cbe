import type { HandoffConfig } from '@kiosque/contract/wire/handoff'
import { formatDate } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { useRotateKeys } from './handoff.queries.ts'

/** Two keys are accepted: which one signs can be turned round, and the former let go before its time. */
export function RotationNote({ config }: { config: HandoffConfig }) {
  const rotate = useRotateKeys(config.partner)
  return (
    <Alert tone="info" title="Rotation en cours">
      <p>
        Deux clés sont acceptées jusqu’au {config.previous_until && formatDate(config.previous_until)}. Si le
        partenaire refuse la nouvelle, revenez à l’autre le temps de vous accorder.
      </p>
      <Refusal error={rotate.error} />
      <div className="row">
        <Button size="sm" disabled={rotate.isPending} onClick={() => rotate.mutate('swap')}>
          Signer avec l’autre clé
        </Button>
        <Button size="sm" disabled={rotate.isPending} onClick={() => rotate.mutate('finish')}>
          Terminer la rotation
        </Button>
      </div>
    </Alert>
  )
}
