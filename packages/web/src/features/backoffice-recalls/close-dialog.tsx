import type { DeskRecall } from '@kiosque/contract/wire/recalls'
import { count } from '../../lib/format.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { FreeText } from '../../parts/free-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useCloseRecall } from './desk-recalls.queries.ts'

/** Nobody answers any more after this: said before it is done, with how many are silent. */
export function CloseRecallDialog({ recall, onClose }: { recall: DeskRecall; onClose: () => void }) {
  const close = useCloseRecall()
  const form = useForm({
    initial: { note: '' },
    labels: { note: 'Mot de clôture' },
    onSubmit: async ({ note }) => {
      await close.mutateAsync({ id: recall.id, note })
      onClose()
    },
  })
  const { silent } = recall.counts
  return (
    <Dialog open onClose={onClose} title="Clore ce rappel&nbsp;?">
      <form className="stack" style={{ '--gap': '16px' } as object} {...form.props}>
        <p>
          {silent > 0
            ? `${count(silent, 'officine n’a pas répondu', 'officines n’ont pas répondu')}\u00a0: elles ne pourront plus le faire.`
            : 'Toutes les officines ont répondu.'}{' '}
          Le rappel quitte leur page d’accueil et reste dans leur historique.
        </p>
        <FreeText {...form.text('note')} rows={3} maxLength={2000} optional hint="Repris dans le bilan." />
        <div className="row bo-form__foot">
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            Clore le rappel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
