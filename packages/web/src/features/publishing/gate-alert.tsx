import type { GateLine } from '@kiosque/contract/kinds/publication-gate'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

type Props = {
  tone: 'danger' | 'warn'
  title: string
  lines: readonly Pick<GateLine, 'field' | 'label' | 'message'>[]
  /** Closes the dialog and goes to the field. */
  onGoTo: (field: string) => void
}

/** What stands in the way, or is still missing, each line with the way to where it is put right. */
export function GateAlert({ tone, title, lines, onGoTo }: Props) {
  if (lines.length === 0) return null
  return (
    <Alert tone={tone} title={title}>
      <ul className="publish-gate">
        {lines.map(({ field, label, message }) => (
          <li key={`${field} ${message}`}>
            <span className="grow">{message}</span>
            <Button size="sm" variant="outline" onClick={() => onGoTo(field)}>
              {tone === 'danger' ? 'Corriger' : 'Compléter'}
              <span className="sr-only">
                {'\u00a0'}: {label}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
