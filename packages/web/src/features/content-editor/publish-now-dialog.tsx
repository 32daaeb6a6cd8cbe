import { useState } from 'react'
import { messageFor } from '../../lib/api.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import type { PublishSlotProps } from './content-editor.tsx'
import { publishContent } from './editor.queries.ts'

/** Publishes what is saved, inside its window; what is expected and missing is said, and does not forbid. */
export function PublishNowDialog({ content, missing, onClose, onPublished }: PublishSlotProps) {
  const [error, setError] = useState<string>()
  const startsLater = content.starts_at !== null && new Date(content.starts_at) > new Date()
  async function publish() {
    try {
      const published = await publishContent(content.kind, content.id, content.version)
      toast({ title: startsLater ? 'Publication programmée' : 'Contenu publié' })
      onPublished(published)
    } catch (refused) {
      setError(messageFor(refused))
      throw refused
    }
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={publish}
      tone="primary"
      title={startsLater ? 'Programmer ce contenu\u00a0?' : 'Publier ce contenu\u00a0?'}
      confirmLabel={startsLater ? 'Programmer' : 'Publier maintenant'}
    >
      <div className="stack">
        {error && <Alert tone="danger">{error}</Alert>}
        {missing.length > 0 && (
          <Alert tone="warn" title={'Il manque encore\u00a0:'}>
            {missing.map(({ label }) => label).join(', ')}.
          </Alert>
        )}
        <p>
          {startsLater
            ? `Il paraîtra le ${formatDateTime(content.starts_at ?? '')}, pour les personnes ciblées.`
            : 'Il paraît aussitôt sur le portail, pour les personnes ciblées.'}
        </p>
      </div>
    </ConfirmDialog>
  )
}
