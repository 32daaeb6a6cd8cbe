import { IconX } from '@tabler/icons-react'
import { drugstoreChoices } from '../../lib/drugstore-choices.ts'
import { useChoices } from '../../lib/use-choices.ts'
import { IconButton } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Field } from '../../ui/field.tsx'

export type PickedDrugstore = { id: number; name: string }

type DrugstorePickerProps = {
  id: string
  name: string
  value: PickedDrugstore | null
  onChange: (drugstore: PickedDrugstore | null) => void
  error?: string | undefined
  hint?: string
}

/** One pharmacy: looked for, then shown until another is wanted. */
export function DrugstorePicker({ id, name, value, onChange, error, hint }: DrugstorePickerProps) {
  const search = useChoices(drugstoreChoices)
  return (
    <Field label="Officine" id={id} name={name} error={error} hint={hint}>
      {(control) =>
        value ? (
          <div className="affix">
            <input {...control} className="input" readOnly value={value.name} />
            <IconButton
              size="sm"
              label="Choisir une autre officine"
              style={{ right: 3 }}
              onClick={() => onChange(null)}
            >
              <IconX className="i i--18" aria-hidden="true" />
            </IconButton>
          </div>
        ) : (
          <Combobox
            control={control}
            placeholder="Nom, ville ou code CIP"
            listLabel="Officines trouvées"
            none="Aucune officine ne correspond."
            search={search}
            onChoose={({ id, label }) => onChange({ id, name: label })}
          />
        )
      }
    </Field>
  )
}
