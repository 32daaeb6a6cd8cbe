import type { BulkOutcome } from '@kiosque/contract/wire/content-desk'
import { count } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { editorPath } from './contents-table.tsx'

/** What was left as it was, each by name and with its reason. */
export function BulkFailures({ failed, onClose }: { failed: BulkOutcome['failed']; onClose: () => void }) {
  if (failed.length === 0) return null
  return (
    <Alert
      tone="warn"
      title={`${count(failed.length, 'contenu')} ${failed.length > 1 ? 'laissés tels quels' : 'laissé tel quel'}`}
      actions={
        <Button size="sm" onClick={onClose}>
          J’ai compris
        </Button>
      }
    >
      <ul className="desk-failures">
        {failed.map((item) => (
          <li key={item.id}>
            {item.kind && item.code !== 'not_found' ? (
              <a href={editorPath(item)}>{item.title}</a>
            ) : (
              item.title
            )}
            {' : '}
            {item.message}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
