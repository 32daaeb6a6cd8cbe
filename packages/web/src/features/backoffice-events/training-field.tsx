import { useChoices } from '../../lib/use-choices.ts'
import { PickedField } from '../../ui/picked-field.tsx'
import { trainingChoices, type TrainingChoice } from './events-desk.queries.ts'

type Props = {
  id: string
  value: { id: number; title: string } | null
  error: string | undefined
  onChange: (training: TrainingChoice | null) => void
}

/** The laboratory's training this event is a session of. */
export function TrainingField({ id, value, error, onChange }: Props) {
  const search = useChoices(trainingChoices)
  return (
    <PickedField
      label="Formation laboratoire"
      id={id}
      name="training_id"
      error={error}
      optional
      hint="L’événement devient une session de cette formation, et s’y affiche avec ses places."
      picked={value?.title ?? null}
      clearLabel="Retirer la formation"
      placeholder="Un mot du titre"
      listLabel="Formations trouvées"
      none="Aucune formation ne correspond."
      search={search}
      onPick={onChange}
    />
  )
}
