import { drugstoreChoices } from '../../lib/drugstore-choices.ts'
import { useChoices } from '../../lib/use-choices.ts'
import { PickedField } from '../../ui/picked-field.tsx'

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
    <PickedField
      label="Officine"
      id={id}
      name={name}
      error={error}
      hint={hint}
      picked={value?.name ?? null}
      clearLabel="Choisir une autre officine"
      placeholder="Nom, ville ou code CIP"
      listLabel="Officines trouvées"
      none="Aucune officine ne correspond."
      search={search}
      onPick={(found) => onChange(found && { id: found.id, name: found.label })}
    />
  )
}
