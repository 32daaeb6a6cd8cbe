import { IconUsers } from '@tabler/icons-react'
import type { PresentEditor } from '@kiosque/contract/wire/presence'
import { formatTime } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'

export function PresenceBanner({ others }: { others: readonly PresentEditor[] }) {
  if (others.length === 0) return null
  const said = others
    .map(({ name, since }) => `${name} modifie ce contenu depuis ${formatTime(since)}`)
    .join(', ')
  return (
    <Alert tone="warn" icon={<IconUsers className="i" aria-hidden="true" />} title={`${said}.`}>
      Si vous enregistrez tous les deux, Kiosque vous montrera les différences avant d’écraser quoi que ce
      soit.
    </Alert>
  )
}
