import { IconBuildingHospital, IconFileText } from '@tabler/icons-react'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import type { KindView } from './kind-view.ts'

const { fields } = kinds.laboratory_thematic

export const laboratoryThematicView: KindView<'laboratory_thematic'> = {
  tail: (card) => card.laboratory?.name ?? optionLabel(fields.theme.options, card.theme),
  line: ({ documents }) => (
    <p className="valid">
      <IconFileText className="i" aria-hidden="true" />
      {documents.length}&nbsp;document{documents.length > 1 ? 's' : ''}
    </p>
  ),
  nav: [
    {
      column: 'Partenaires',
      label: 'Thématiques laboratoires',
      hint: 'Documents par sujet',
      icon: IconBuildingHospital,
      tone: 'blue',
    },
  ],
}
