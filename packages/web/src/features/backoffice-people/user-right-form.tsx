import { useId } from 'react'
import type { Zone } from '@kiosque/contract/wire/identity'
import type { AdminUser } from '@kiosque/contract/wire/people'
import { useForm } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Radio } from '../../ui/checkbox.tsx'
import { useChangeUser } from './people.queries.ts'
import { readRight, RIGHT_HINTS, RIGHT_OPTIONS } from './role-options.ts'

type Pack = { key: string; label: string }
type UserRightFormProps = {
  user: AdminUser
  zones: readonly Zone[]
  packs: readonly Pack[]
  isSelf: boolean
  onSaved: () => void
}

const CHOICES = [{ value: '', label: 'Aucun droit au siège' }, ...RIGHT_OPTIONS]

/** The right decides what one may do at the head office, the zones whom one follows, the packs what one reads (S6-04). */
export function UserRightForm({ user, zones, packs, isSelf, onSaved }: UserRightFormProps) {
  const initialZones = user.zones.map((zone) => zone.id)
  const change = useChangeUser(user.id)
  const form = useForm<{ right_id: string; zone_ids: readonly number[]; packs: readonly string[] }>({
    initial: {
      right_id: user.right_id === null ? '' : String(user.right_id),
      zone_ids: initialZones,
      packs: user.packs,
    },
    labels: { right_id: 'Droit', zone_ids: 'Zones', packs: 'Packs' },
    onSubmit: async (values) => {
      const right_id = readRight(values.right_id)
      await change.mutateAsync({
        zone_ids: [...values.zone_ids],
        packs: [...values.packs],
        ...(right_id === user.right_id ? {} : { right_id }),
      })
      onSaved()
    },
  })
  const choices = CHOICES.map((choice) => ({ ...choice, hint: RIGHT_HINTS[choice.value], disabled: isSelf }))
  return (
    <form className="stack" {...form.props}>
      <FormErrors {...form.summary} />
      <Radio
        legend="Droit"
        id={form.idOf('right_id')}
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
      <ChipChoice
        legend="Zones suivies"
        none="Aucune zone n’existe encore."
        options={zones.map((zone) => ({ value: zone.id, label: zone.name }))}
        chosen={form.values.zone_ids}
        onChange={(chosen) => form.set('zone_ids', chosen)}
        error={form.errors.zone_ids}
        hint="Une personne rattachée à une officine suit la zone de son officine."
      />
      <ChipChoice
        legend="Packs"
        none="Aucun pack n’existe encore."
        options={packs.map((pack) => ({ value: pack.key, label: pack.label }))}
        chosen={form.values.packs}
        onChange={(chosen) => form.set('packs', chosen)}
        error={form.errors.packs}
        hint={
          'Ils comptent pour une personne sans officine\u00A0; dans une officine, ce sont ceux de l’officine.'
        }
      />
      <div className="row bo-form__foot">
        <Button type="submit" variant="secondary" loading={form.submitting} loadingLabel="Enregistrement…">
          Enregistrer le droit, les zones et les packs
        </Button>
      </div>
    </form>
  )
}

type ChipChoiceProps<Value> = {
  legend: string
  none: string
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  error: string | undefined
  hint: string
}

function ChipChoice<Value extends string | number>(props: ChipChoiceProps<Value>) {
  const { legend, none, options, chosen, onChange, error, hint } = props
  const noteId = useId()
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
  return (
    <fieldset aria-describedby={noteId}>
      <legend className="label">{legend}</legend>
      {options.length === 0 ? (
        <p className="hint">{none}</p>
      ) : (
        <div className="row" style={{ gap: 8 }}>
          {options.map(({ value, label }) => (
            <Chip key={value} pressed={chosen.includes(value)} onClick={() => toggle(value)}>
              {label}
            </Chip>
          ))}
        </div>
      )}
      <FieldNote id={noteId} error={error} hint={hint} />
    </fieldset>
  )
}
