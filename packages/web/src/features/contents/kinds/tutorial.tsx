import { IconPlayerPlayFilled, IconVideo } from '@tabler/icons-react'
import { lastingText } from '@kiosque/contract/domain/durations'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { dueText, joined, small } from './card-line.tsx'
import { lazyDetail, type KindView } from './kind-view.ts'

const { fields } = kinds.tutorial

export const tutorialView: KindView<'tutorial'> = {
  icon: IconVideo,
  onPicture: ({ duration_s }) => (
    <>
      <span className="play" aria-hidden="true">
        <IconPlayerPlayFilled className="i" />
      </span>
      {duration_s !== null && <span className="badge play__time">{lastingText(duration_s)}</span>}
    </>
  ),
  line: ({ level, due_on, is_mandatory }) => {
    const words = joined(optionLabel(fields.level.options, level), dueText(due_on, is_mandatory))
    return words === '' ? null : small(words)
  },
  detail: lazyDetail(async () => (await import('../kind-details/tutorial-detail.tsx')).TutorialDetail),
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
