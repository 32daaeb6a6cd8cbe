import type { HandoffConfig } from '@kiosque/contract/wire/handoff'
import { formatDateTime } from '../../lib/format.ts'
import { Status } from '../../ui/badge.tsx'

/** Configured or not, down since when and said by whom, and whether two keys are accepted. */
export function ConfigState({ config }: { config: HandoffConfig }) {
  if (!config.configured) return <Status tone="grey">Non configuré</Status>
  if (config.down_since)
    return (
      <>
        <Status tone="danger">En panne depuis le {formatDateTime(config.down_since)}</Status>
        <small className="muted">{config.is_down_by_hand ? config.down_note : 'Ne répond plus'}</small>
      </>
    )
  if (config.previous_until) return <Status tone="warn">Configuré, deux clés</Status>
  return <Status tone="green">Configuré</Status>
}
