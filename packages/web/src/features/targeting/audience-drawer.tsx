import { emptyTarget, type Target } from '@kiosque/contract/domain/audience'
import type { SavedAudience } from '@kiosque/contract/wire/audience'
import { useForm } from '../../lib/form/use-form.ts'
import { required } from '../../lib/rules.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TargetPanel } from './target-panel.tsx'
import { useKeepAudience } from './targeting.queries.ts'

type AudienceDrawerProps = {
  /** Null makes a new one. */
  audience: SavedAudience | null
  onClose: () => void
  onSaved: (audience: SavedAudience) => void
}

/** Name and criteria of one audience. */
export function AudienceDrawer({ audience, onClose, onSaved }: AudienceDrawerProps) {
  const keep = useKeepAudience()
  const form = useForm<{ name: string; target: Target }>({
    initial: { name: audience?.name ?? '', target: audience?.target ?? emptyTarget() },
    labels: { name: 'Nom de l’audience', target: 'Critères' },
    rules: { name: required },
    onSubmit: async ({ name, target }) =>
      onSaved(await keep.mutateAsync({ name: name.trim(), target, of: audience })),
  })

  return (
    <Drawer
      open
      onClose={onClose}
      title={audience ? 'Modifier l’audience' : 'Nouvelle audience'}
      footer={
        <div className="row">
          <Button onClick={onClose}>Annuler</Button>
          <Button
            variant="primary"
            loading={form.submitting}
            loadingLabel="Enregistrement…"
            onClick={() => void form.submit()}
          >
            Enregistrer
          </Button>
        </div>
      }
    >
      <div className="stack audience-form">
        <FormErrors {...form.summary} />
        {audience && (
          <Alert>Les contenus déjà ciblés avec cette audience gardent les critères qu’ils ont copiés.</Alert>
        )}
        <TextField {...form.text('name')} maxLength={80} autoComplete="off" />
        <TargetPanel value={form.values.target} onChange={(target) => form.set('target', target)} />
      </div>
    </Drawer>
  )
}
