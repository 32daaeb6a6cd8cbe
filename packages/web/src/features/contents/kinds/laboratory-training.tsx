import { IconCalendar, IconPresentation, IconSchool } from '@tabler/icons-react'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { formatDate, formatDateTime } from '../../../lib/format.ts'
import { joined } from './card-line.tsx'
import { lazyDetail, type KindView } from './kind-view.ts'

const { fields } = kinds.laboratory_training

export const laboratoryTrainingView: KindView<'laboratory_training'> = {
  icon: IconSchool,
  line: ({ sessions: [first], first_on, modality }) => (
    <p className="valid">
      <IconCalendar className="i" aria-hidden="true" />
      {joined(
        optionLabel(fields.modality.options, modality),
        first ? formatDateTime(first.starts_at) : first_on && formatDate(first_on),
      )}
    </p>
  ),
  detail: lazyDetail(async () => (await import('./training-detail.tsx')).TrainingDetail),
  nav: [
    {
      column: 'Avec les laboratoires',
      label: 'Formations laboratoires',
      hint: 'Sessions en ligne et sur site',
      icon: IconPresentation,
      tone: 'blue',
    },
  ],
}
