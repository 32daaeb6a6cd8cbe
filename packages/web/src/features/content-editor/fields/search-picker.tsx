import { useChoices } from '../../../lib/use-choices.ts'
import type { Search } from '../../../lib/use-choices.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import type { ControlProps } from '../../../ui/field.tsx'
import type { EditorChoice } from '../editor.queries.ts'

type SearchPickerProps = {
  control: ControlProps
  placeholder: string
  listLabel: string
  search: Search<EditorChoice>
  /** Already chosen: not offered again. */
  taken?: readonly number[]
  onChoose: (choice: EditorChoice) => void
}

/** A search field of the editor. */
export function SearchPicker({ search, taken = [], ...rest }: SearchPickerProps) {
  const found = useChoices(search)
  const choices = found.choices.filter((choice) => !taken.includes(choice.id))
  return <Combobox {...rest} none="Rien ne correspond." search={{ ...found, choices }} />
}
