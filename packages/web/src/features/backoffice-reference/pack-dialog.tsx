import { SITE_LABELS } from '@kiosque/contract/domain/network'
import { useForm } from '../../lib/form.tsx'
import { required } from '../../lib/rules.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { createPack } from './reference.queries.ts'
import type { PackRow } from './reference.queries.ts'

const KEY = /^[A-Za-z][A-Za-z0-9_]{0,39}$/
const SITES = Object.entries(SITE_LABELS).map(([value, label]) => ({ value, label }))

type PackDialogProps = { open: boolean; onClose: () => void; onCreated: (pack: PackRow) => void }

export function PackDialog({ open, ...rest }: PackDialogProps) {
  return (
    <Dialog open={open} onClose={rest.onClose} title="Nouveau pack" size="sm">
      <PackForm {...rest} />
    </Dialog>
  )
}

function PackForm({ onClose, onCreated }: Omit<PackDialogProps, 'open'>) {
  const form = useForm({
    initial: { label: '', key: '', site: '1' },
    labels: { label: 'Nom', key: 'Clé', site: 'Site' },
    rules: {
      label: required,
      key: (key) => (KEY.test(key) ? undefined : 'Des lettres sans accent et des chiffres, 40 au plus.'),
    },
    onSubmit: async ({ label, key, site }) =>
      onCreated(await createPack({ label: label.trim(), key, site: Number(site) })),
  })
  return (
    <form className="stack" {...form.props}>
      <FormErrors {...form.summary} />
      <TextField {...form.text('label')} maxLength={80} autoComplete="off" />
      <TextField
        {...form.text('key')}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        hint="Pour les imports et les échanges, par exemple «&nbsp;dPremium&nbsp;». Elle ne changera plus."
      />
      <Select {...form.text('site')} options={SITES} />
      <div className="row bo-form__foot">
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="primary" loading={form.submitting} loadingLabel="Création…">
          Créer le pack
        </Button>
      </div>
    </form>
  )
}
