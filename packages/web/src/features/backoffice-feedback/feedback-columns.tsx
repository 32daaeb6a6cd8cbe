import type { FeedbackRow } from '@kiosque/contract/wire/training-feedback'
import { formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Stars } from '../../ui/stars.tsx'
import type { Column } from '../../ui/table.tsx'

/** One opinion a line; of whom only the pharmacy is said. */
export const feedbackColumns: readonly Column<FeedbackRow>[] = [
  {
    key: 'training',
    header: 'Formation',
    cell: ({ training, laboratory }) => (
      <a href={paths.admin(`trainings/${training.id}`)}>
        <b>{training.title}</b>
        {laboratory && <span className="xs muted bo-who__sub">{laboratory}</span>}
      </a>
    ),
  },
  { key: 'stars', header: 'Avis', cell: ({ stars }) => <Stars count={stars} /> },
  { key: 'comment', header: 'Commentaire', cell: ({ comment }) => comment || '–' },
  {
    key: 'drugstore',
    header: 'Officine',
    cell: ({ drugstore }) =>
      drugstore ? (
        <a href={paths.admin(`drugstores/${drugstore.id}`)}>
          {drugstore.name}
          <span className="xs muted bo-who__sub">{drugstore.city}</span>
        </a>
      ) : (
        '–'
      ),
  },
  { key: 'given_on', header: 'Donné le', cell: ({ given_on: day }) => formatDate(day) },
]
