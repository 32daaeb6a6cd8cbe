import { drugstoreChoices } from '../../lib/drugstore-choices.ts'
import { useChoices } from '../../lib/use-choices.ts'
import type { Choice } from '../../lib/use-choices.ts'
import { Combobox } from '../../ui/combobox.tsx'

type DrugstoreSearchProps = { label: string; onPick: (drugstore: Choice) => void }

/** Type a name, a town or a CIP, choose in the list; the field is then ready for the next one. */
export function DrugstoreSearch({ label, onPick }: DrugstoreSearchProps) {
  const search = useChoices(drugstoreChoices)
  return (
    <Combobox
      control={{ 'aria-label': label, className: 'input input--sm' }}
      placeholder="Nom, ville ou code CIP"
      listLabel="Officines trouvées"
      none="Aucune officine ne correspond."
      search={search}
      onChoose={onPick}
    />
  )
}
