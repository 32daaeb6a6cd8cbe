import type { Zone } from '@kiosque/contract/wire/identity'
import type { AdminUser } from '@kiosque/contract/wire/people'
import { useForm } from '../../lib/form.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Radio } from '../../ui/checkbox.tsx'
import { updateUser } from './people.queries.ts'
import { readRight, RIGHT_HINTS, RIGHT_OPTIONS } from './role-options.ts'

type UserRightFormProps = { user: AdminUser; zones: readonly Zone[]; isSelf: boolean; onSaved: () => void }

const CHOICES = [{ value: '', label: 'Aucun droit au siège' }, ...RIGHT_OPTIONS]

/** The right decides what the person may do at the head office, the zones which drugstores they follow. */
export function UserRightForm({ user, zones, isSelf, onSaved }: UserRightFormProps) {
  const initialZones = user.zones.map((zone) => zone.id)
  const form = useForm<{ right_id: string; zone_ids: readonly number[] }>({
    initial: { right_id: user.right_id === null ? '' : String(user.right_id), zone_ids: initialZones },
    labels: { right_id: 'Droit', zone_ids: 'Zones' },
    onSubmit: async (values) => {
      const right_id = readRight(values.right_id)
      await updateUser(user.id, {
        zone_ids: [...values.zone_ids],
        ...(right_id === user.right_id ? {} : { right_id }),
      })
      onSaved()
    },
  })
  const chosen = form.values.zone_ids
  const toggle = (id: number) =>
    form.set('zone_ids', chosen.includes(id) ? chosen.filter((zone) => zone !== id) : [...chosen, id])
  const choices = CHOICES.map((choice) => ({ ...choice, hint: RIGHT_HINTS[choice.value], disabled: isSelf }))
  return (
    <form className="stack" {...form.props}>
      <FormErrors {...form.summary} />
      <Radio
        legend="Droit"
        name="right_id"
        value={form.values.right_id}
        onChange={(value) => form.set('right_id', value)}
        options={choices}
        error={form.errors.right_id}
        hint={
          isSelf
            ? 'Personne ne modifie son propre droit\u00A0: demandez à un autre administrateur.'
            : undefined
        }
        cards
      />
      <fieldset aria-describedby="zones-note">
        <legend className="label">Zones suivies</legend>
        {zones.length === 0 ? (
          <p className="hint">Aucune zone n’existe encore.</p>
        ) : (
          <div className="row" style={{ gap: 8 }}>
            {zones.map((zone) => (
              <Chip key={zone.id} pressed={chosen.includes(zone.id)} onClick={() => toggle(zone.id)}>
                {zone.name}
              </Chip>
            ))}
          </div>
        )}
        <FieldNote
          id="zones-note"
          error={form.errors.zone_ids}
          hint="Une personne rattachée à une officine suit la zone de son officine."
        />
      </fieldset>
      <div className="row bo-form__foot">
        <Button type="submit" variant="secondary" loading={form.submitting} loadingLabel="Enregistrement…">
          Enregistrer le droit et les zones
        </Button>
      </div>
    </form>
  )
}
