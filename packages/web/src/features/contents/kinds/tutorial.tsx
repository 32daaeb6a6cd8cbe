import { IconPlayerPlay, IconVideo } from '@tabler/icons-react'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { lastingText } from '../tutorial/clock.ts'
import { dueText, joined } from './card-line.tsx'
import { lazyDetail, type KindView } from './kind-view.ts'

const { fields } = kinds.tutorial

export const tutorialView: KindView<'tutorial'> = {
  icon: IconVideo,
  line: ({ duration_s, level, due_on, is_mandatory }) => (
    <p className="valid">
      <IconPlayerPlay className="i" aria-hidden="true" />
      {joined(
        duration_s !== null && lastingText(duration_s),
        optionLabel(fields.level.options, level),
        dueText(due_on, is_mandatory),
      )}
    </p>
  ),
  detail: lazyDetail(async () => (await import('./tutorial-detail.tsx')).TutorialDetail),
  nav: [
    {
      column: 'Se former',
      label: 'Tutoriels',
      hint: 'Gestes et outils, en vidéo',
      icon: IconVideo,
      tone: 'green',
    },
  ],
}
