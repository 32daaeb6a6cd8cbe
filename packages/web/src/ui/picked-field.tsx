import { IconX } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { IconButton } from './button.tsx'
import { Combobox } from './combobox.tsx'
import { Field } from './field.tsx'

type Found = { id: number; label: string; note: string }

type PickedFieldProps<Choice extends Found> = Omit<ComponentProps<typeof Field>, 'children'> &
  Omit<ComponentProps<typeof Combobox<Choice>>, 'control' | 'onChoose'> & {
    /** What was chosen, as it is called; null while it is looked for. */
    picked: string | null
    /** Of the button that lets it go: « Choisir une autre officine ». */
    clearLabel: string
    onPick: (choice: Choice | null) => void
  }

/** One thing: looked for, then shown until another is wanted. */
export function PickedField<Choice extends Found>(props: PickedFieldProps<Choice>) {
  const { picked, clearLabel, onPick, placeholder, listLabel, none, search, ...field } = props
  return (
    <Field {...field}>
      {(control) =>
        picked === null ? (
          <Combobox {...{ control, placeholder, listLabel, none, search }} onChoose={onPick} />
        ) : (
          <div className="affix">
            <input {...control} className="input" readOnly value={picked} />
            <IconButton size="sm" label={clearLabel} style={{ right: 3 }} onClick={() => onPick(null)}>
              <IconX className="i i--18" aria-hidden="true" />
            </IconButton>
          </div>
        )
      }
    </Field>
  )
}
