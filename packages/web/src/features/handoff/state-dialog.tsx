import type { HandoffConfig } from '@kiosque/contract/wire/handoff'
import { useForm } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useDeclareState } from './handoff.queries.ts'

type Props = { config: HandoffConfig; onClose: () => void; onSaved: () => void }

/** What is said to every pharmacy on the partner's tile, until the head office takes it back. */
export function StateDialog({ config, onClose, onSaved }: Props) {
  const declare = useDeclareState(config.partner)
  const form = useForm({
    initial: { note: config.down_note },
    labels: { note: 'Message aux officines' },
    rules: {},
    onSubmit: async ({ note }) => {
      await declare.mutateAsync({ is_down: true, note: note.trim() })
      onSaved()
    },
  })
  return (
    <Dialog open onClose={onClose} size="sm" title={`Annoncer une panne de ${config.name}`}>
      <form className="stack" {...form.props}>
        <FormErrors {...form.summary} />
        <p>La tuile le dit aussitôt, et l’ouverture est suspendue jusqu’à ce que vous la rétablissiez.</p>
        <TextField
          {...form.text('note')}
          maxLength={200}
          hint="Facultatif, par exemple : maintenance jusqu’à 14 h."
        />
        <div className="row bo-form__foot">
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary" loading={form.submitting} loadingLabel="Enregistrement…">
            Annoncer la panne
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
