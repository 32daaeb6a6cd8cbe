import { IconCalendar, IconPresentation, IconSchool } from '@tabler/icons-react'
import { TRAINING_FORMATS, trainingFormatOf } from '@kiosque/contract/domain/training-formats'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { useNow } from '../../../lib/use-now.ts'
import { joined } from './card-line.tsx'
import { lazyDetail, type KindView } from './kind-view.ts'
import { nextDateText } from './training-dates.ts'

export const laboratoryTrainingView: KindView<'laboratory_training'> = {
  icon: IconSchool,
  // Who pays for it is said before anything else.
  head: ({ laboratory }) =>
    laboratory ? `Formation proposée par ${laboratory.name}` : 'Formation laboratoire',
  tail: () => null,
  line: (training) => <TrainingLine training={training} />,
  detail: lazyDetail(async () => (await import('../kind-details/training-detail.tsx')).TrainingDetail),
  nav: [
    {
      column: 'Avec les laboratoires',
      label: 'Formations laboratoires',
      hint: 'Sessions en ligne et sur site',
      icon: IconPresentation,
      tone: 'blue',
    },
    {
      column: 'Avec les laboratoires',
      label: 'Prochaines dates',
      hint: 'Les sessions ouvertes, la plus proche d’abord',
      icon: IconCalendar,
      tone: 'blue',
      query: 'phase=current,coming',
    },
  ],
}

function TrainingLine({ training }: { training: CardOf<'laboratory_training'> }) {
  return (
    <p className="valid">
      <IconCalendar className="i" aria-hidden="true" />
      {joined(optionLabel(TRAINING_FORMATS, trainingFormatOf(training)), nextDateText(training, useNow()))}
    </p>
  )
}
