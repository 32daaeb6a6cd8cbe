import { lazy, Suspense } from 'react'
import {
  IconAlertTriangle,
  IconBuildingStore,
  IconDeviceDesktop,
  IconGavel,
  IconHeartbeat,
  IconNetwork,
  IconPin,
  IconUsers,
} from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { formatDate } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ArticleDetail } from '../detail/article-detail.tsx'
import { LinkedTrainings } from '../trainings/linked-trainings.tsx'
import type { DetailProps } from '../kinds/detail-props.ts'

const RequiredReadingBox = lazy(() =>
  import('../detail/required-reading.tsx').then((module) => ({ default: module.RequiredReadingBox })),
)

const FIELDS = kinds.news.fields

/** The drawing of a theme, beside its name; a theme the head office added has none. */
const GLYPHS: Readonly<Record<string, Icon>> = {
  'vie-du-reseau': IconNetwork,
  reglementation: IconGavel,
  'sante-publique': IconHeartbeat,
  commerce: IconBuildingStore,
  equipe: IconUsers,
  digital: IconDeviceDesktop,
  alerte: IconAlertTriangle,
}

export function NewsDetail({ kind, content }: DetailProps<'news'>) {
  const readBefore = content.read_before
  const Glyph = GLYPHS[content.category?.value ?? '']
  // What the head office chose comes first and once: what only resembles it never says the same again.
  const chosen = content.related_posts
  const resembling = content.related.filter(({ id }) => !chosen.some((card) => card.id === id))
  return (
    <ArticleDetail
      kind={kind}
      content={{ ...content, related: [...chosen, ...resembling] }}
      glyph={Glyph && <Glyph className="i i--16" aria-hidden="true" />}
      badges={
        <>
          <Badge>{optionLabel(FIELDS.post_type.options, content.post_type) ?? kind.labels.singular}</Badge>
          {content.pinned && <Badge icon={<IconPin className="i i--16" aria-hidden="true" />}>Épinglé</Badge>}
          {content.must_read && (
            <Badge tone="warn">
              Lecture obligatoire{readBefore ? ` avant le ${formatDate(readBefore)}` : ''}
            </Badge>
          )}
        </>
      }
      aside={<LinkedTrainings title="Pour se former" cards={content.learn_with} />}
    >
      <KeyPoints points={content.key_points} />
      {content.must_read && (
        <Suspense fallback={null}>
          <RequiredReadingBox contentId={content.id} />
        </Suspense>
      )}
    </ArticleDetail>
  )
}

/** What must remain once the page is closed. */
function KeyPoints({ points }: { points: { text: string }[] }) {
  if (points.length === 0) return null
  return (
    <section className="callout key-points" aria-labelledby="a-retenir">
      <IconPin className="i" aria-hidden="true" />
      <div>
        <h2 id="a-retenir" className="h4">
          À retenir
        </h2>
        <ul className="prose">
          {points.map((point, index) => (
            <li key={index}>{point.text}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
