import type { Zone } from '@kiosque/contract/wire/identity'
import type { AdminDrugstore } from '@kiosque/contract/wire/people'
import { useForm } from '../../lib/form/use-form.ts'
import { FormDialog } from '../../parts/desk/form-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { bodyOf, changedFields, DRUGSTORE_LABELS, DRUGSTORE_RULES, valuesOf } from './drugstore-values.ts'
import type { DrugstoreValues } from './drugstore-values.ts'
import { GROUP_OPTIONS } from './drugstore-words.ts'
import { useChangeDrugstore, useCreateDrugstore } from './drugstores.queries.ts'

type DrugstoreFormProps = {
  /** Null for a new one. */
  drugstore: AdminDrugstore | null
  zones: readonly Zone[]
  packs: readonly { key: string; label: string }[]
  onClose: () => void
  onSaved: (drugstore: AdminDrugstore) => void
}

export function DrugstoreDialog({ open, ...rest }: DrugstoreFormProps & { open: boolean }) {
  return (
    <FormDialog
      open={open}
      onClose={rest.onClose}
      size="lg"
      title={rest.drugstore ? `Modifier ${rest.drugstore.name}` : 'Nouvelle officine'}
    >
      <DrugstoreForm {...rest} />
    </FormDialog>
  )
}

/** A new one, or what was changed of one; nothing is sent when nothing was. */
function useSave(drugstore: AdminDrugstore | null) {
  const create = useCreateDrugstore()
  const change = useChangeDrugstore()
  return async (values: DrugstoreValues): Promise<AdminDrugstore> => {
    if (!drugstore) return create.mutateAsync(bodyOf(values))
    const body = changedFields(drugstore, values)
    return Object.keys(body).length === 0 ? drugstore : change.mutateAsync({ id: drugstore.id, body })
  }
}

function DrugstoreForm({ drugstore, zones, packs, onClose, onSaved }: DrugstoreFormProps) {
  const save = useSave(drugstore)
  const form = useForm<DrugstoreValues>({
    initial: valuesOf(drugstore),
    labels: DRUGSTORE_LABELS,
    rules: DRUGSTORE_RULES,
    onSubmit: async (values) => onSaved(await save(values)),
  })
  const zoneOptions = zones.map((zone) => ({ value: String(zone.id), label: zone.name }))
  return (
    <form className="stack" {...form.props}>
      <FormErrors {...form.summary} />
      <TextField {...form.text('name')} autoComplete="off" maxLength={120} />
      <div className="grid grid--3">
        <TextField
          {...form.text('cip_officine')}
          inputMode="numeric"
          autoComplete="off"
          readOnly={drugstore !== null}
          hint={drugstore ? 'Le code CIP ne change pas.' : '7 chiffres'}
        />
        <TextField {...form.text('siret')} inputMode="numeric" autoComplete="off" hint="14 chiffres" />
        <TextField {...form.text('finess')} autoComplete="off" optional hint="9 caractères" />
      </div>
      <div className="grid grid--2">
        <Select {...form.text('group_name')} options={GROUP_OPTIONS} placeholder="Choisissez un groupe" />
        <Select {...form.text('zone_id')} options={zoneOptions} placeholder="Aucune zone" optional />
      </div>
      <Packs
        packs={packs}
        value={form.values.packs}
        error={form.errors.packs}
        onChange={(value) => form.set('packs', value)}
      />
      <TextField {...form.text('address')} autoComplete="off" optional maxLength={200} />
      <div className="grid grid--2">
        <TextField {...form.text('postcode')} inputMode="numeric" autoComplete="off" optional />
        <TextField {...form.text('city')} autoComplete="off" maxLength={120} />
      </div>
      <div className="grid grid--2">
        <TextField {...form.text('phone')} type="tel" autoComplete="off" optional />
        <TextField {...form.text('email')} type="email" autoComplete="off" optional />
      </div>
      <div className="row bo-form__foot">
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="primary" loading={form.submitting} loadingLabel="Enregistrement…">
          {drugstore ? 'Enregistrer' : 'Créer l’officine'}
        </Button>
      </div>
    </form>
  )
}

type PacksProps = {
  packs: DrugstoreFormProps['packs']
  value: readonly string[]
  error: string | undefined
  onChange: (value: readonly string[]) => void
}

function Packs({ packs, value, error, onChange }: PacksProps) {
  const toggle = (key: string) =>
    onChange(value.includes(key) ? value.filter((pack) => pack !== key) : [...value, key])
  return (
    <fieldset aria-describedby={error ? 'packs-note' : undefined}>
      <legend className="label">
        Packs <span className="opt">facultatif</span>
      </legend>
      <div className="row" style={{ gap: 8 }}>
        {packs.map((pack) => (
          <Chip key={pack.key} pressed={value.includes(pack.key)} onClick={() => toggle(pack.key)}>
            {pack.label}
          </Chip>
        ))}
      </div>
      {error && <FieldNote id="packs-note" error={error} />}
    </fieldset>
  )
}
