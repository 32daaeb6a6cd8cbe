import { IconX } from '@tabler/icons-react'
import { useChoices } from '../../lib/use-choices.ts'
import { IconButton } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Field } from '../../ui/field.tsx'
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
    <Field
      label="Formation laboratoire"
      id={id}
      name="training_id"
      error={error}
      optional
      hint="L’événement devient une session de cette formation, et s’y affiche avec ses places."
    >
      {(control) =>
        value ? (
          <div className="affix">
            <input {...control} className="input" readOnly value={value.title} />
            <IconButton
              size="sm"
              label="Retirer la formation"
              style={{ right: 3 }}
              onClick={() => onChange(null)}
            >
              <IconX className="i i--18" aria-hidden="true" />
            </IconButton>
          </div>
        ) : (
          <Combobox
            control={control}
            placeholder="Un mot du titre"
            listLabel="Formations trouvées"
            none="Aucune formation ne correspond."
            search={search}
            onChoose={onChange}
          />
        )
      }
    </Field>
  )
}
