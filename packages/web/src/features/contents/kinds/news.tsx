import { IconNews } from '@tabler/icons-react'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { formatDate } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { lazyDetail, type KindView } from './kind-view.ts'

const { fields, labels } = kinds.news

export const newsView: KindView<'news'> = {
  icon: IconNews,
  head: (card) => optionLabel(fields.post_type.options, card.post_type) ?? labels.singular,
  line: (card) => (
    <p className="small muted">
      {card.published_at && <time dateTime={card.published_at}>{formatDate(card.published_at)}</time>}
      {card.must_read && (
        <>
          {' '}
          <Badge tone="warn">Lecture obligatoire</Badge>
        </>
      )}
    </p>
  ),
  detail: lazyDetail(async () => (await import('./news-detail.tsx')).NewsDetail),
}
