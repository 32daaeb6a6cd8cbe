import {
  IconBook,
  IconCalendarEvent,
  IconFileText,
  IconHeartbeat,
  IconHelpCircle,
  IconNews,
  IconSchool,
  IconSpeakerphone,
  IconTag,
  IconVideo,
} from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { SearchHit } from '@kiosque/contract/wire/search'
import { formatDate } from '../../../lib/format.ts'
import { Marked } from './marked.tsx'

const ICONS: Record<string, Icon> = {
  news: IconNews,
  faq: IconHelpCircle,
  tutorial: IconVideo,
  quiz: IconHelpCircle,
  academy: IconSchool,
  laboratory_training: IconSchool,
  promotional_offer: IconTag,
  product: IconTag,
  one_time_campaign: IconSpeakerphone,
  loyalty_campaign: IconSpeakerphone,
  monthly_animation: IconCalendarEvent,
  health_test: IconHeartbeat,
  catalogue: IconBook,
}

export function HitRow({ hit }: { hit: SearchHit }) {
  const HitIcon = ICONS[hit.kind] ?? IconFileText
  const over = [
    kindOf(hit.kind)?.labels.singular,
    hit.laboratory?.name ?? hit.category?.label,
    hit.published_at && formatDate(hit.published_at),
  ]
  return (
    <article className="hit">
      <span className="ic" aria-hidden="true">
        <HitIcon className="i" />
      </span>
      <div>
        <p className="over">{over.filter(Boolean).join(' · ')}</p>
        <h3>
          <a href={hit.url}>
            <Marked text={hit.title_marked} />
          </a>
        </h3>
        <p className="small muted">
          <Marked text={hit.extract} />
        </p>
      </div>
      <div />
    </article>
  )
}
