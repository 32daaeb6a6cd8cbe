import { useQuery } from '@tanstack/react-query'
import { IconBuildingStore, IconCalendar, IconMessageCircle, IconTag } from '@tabler/icons-react'
import type { EnrolmentAnswer } from '@kiosque/contract/wire/enrolments'
import { useCounterMode } from '../../../lib/counter.ts'
import { count, formatDate } from '../../../lib/format.ts'
import { useHasPharmacy } from '../../../lib/use-has-pharmacy.ts'
import { useToday } from '../../../lib/use-now.ts'
import { Badge } from '../../../ui/badge.tsx'
import { DetailSkeleton } from '../detail/detail-skeleton.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { ContactCard } from '../parts/contact-card.tsx'
import { Facts } from '../parts/facts.tsx'
import type { Fact } from '../parts/facts.tsx'
import { campaignPeriod } from '../campaigns/campaign-period.ts'
import { enrolmentQuery } from '../campaigns/enrolments.queries.ts'
import { KeyDates } from '../campaigns/key-dates.tsx'
import { Kit } from '../campaigns/kit.tsx'
import { Weeks } from '../campaigns/weeks.tsx'
import { ProductLines } from '../parts/product-lines.tsx'
import { Specs } from '../parts/specs.tsx'
import { Ticket } from '../../../parts/ticket.tsx'
import { PeriodLine } from '../offer/period-line.tsx'
import { ReminderButton } from '../offer/reminder-button.tsx'
import { Enrolment } from './enrolment.tsx'
import type { Campaign, DetailProps } from '../kinds/detail-props.ts'
import '../campaigns/campaigns.css'

/** The three kinds of campaign: period, mechanics, kit, products, and the pharmacy's answer. */
export function CampaignDetail({ kind, content }: DetailProps<Campaign>) {
  const today = useToday()
  const hasPharmacy = useHasPharmacy()
  const start = content.period_start
  const end = content.period_end
  const kit = content.kit
  const products = content.products
  const script = content.counter_script
  const reward = content.kind === 'loyalty_campaign' ? content.reward : null
  const answer = useQuery({ ...enrolmentQuery(content.id), enabled: content.enrolment_open === true })
  // The box of the answer is high, and stands above the rest on a telephone: the page comes with it.
  if (answer.isLoading) return <DetailSkeleton />
  return (
    <SheetDetail
      kind={kind}
      content={content}
      meta={
        <>
          <Badge tone="teal">{kind.labels.singular}</Badge>
          {content.category && <Badge>{content.category.label}</Badge>}
          {content.laboratory && <span>{content.laboratory.name}</span>}
        </>
      }
      box={<CampaignBox content={content} />}
      aside={
        <>
          <KeyDates dates={content.key_dates} content={content} />
          <ContactCard content={content} />
        </>
      }
    >
      <Facts
        facts={[
          start || end ? { icon: IconCalendar, title: campaignPeriod(content) } : null,
          products.length > 0
            ? {
                icon: IconTag,
                tone: 'green',
                title: `${products.length}\u00A0produit${products.length > 1 ? 's' : ''}`,
                note: content.mechanics_text,
              }
            : null,
          hasPharmacy || answer.data?.participants ? answerFact(content, answer.data, today) : null,
        ]}
      />
      <Weeks steps={content.agenda} start={start} end={end} />
      <Kit key={content.id} contentId={content.id} files={kit} title={content.title} />
      {script && (
        <div className="callout">
          <IconMessageCircle className="i" aria-hidden="true" />
          <div>
            <h3>À dire au comptoir</h3>
            <p>{script}</p>
          </div>
        </div>
      )}
      <ProductLines title="Les produits de la campagne" lines={products} />
      <Specs
        title="Fonctionnement"
        rows={[
          ['Mécanique', content.mechanics_text === reward ? null : content.mechanics_text],
          ['Avantage pour le client', reward],
          ['Règle d’obtention', content.kind === 'loyalty_campaign' ? content.rule : null],
          ['Engagement', content.commitment],
        ]}
      />
    </SheetDetail>
  )
}

type Content = DetailProps<Campaign>['content']

/** What the pharmacy answered, or until when it is awaited: never the one after the other was given. */
function answerFact(content: Content, data: EnrolmentAnswer | undefined, today: string): Fact | null {
  if (!content.enrolment_open) return null
  const deadline = content.enrolment_deadline
  const others = data?.participants
    ? `${count(data.participants, 'officine')} ${data.participants > 1 ? 'participent' : 'participe'} déjà`
    : null
  const fact = { icon: IconBuildingStore, tone: 'blue' as const }
  const participants = data?.participants ?? 0
  if (typeof data?.participates === 'boolean')
    return {
      ...fact,
      title: data.participates ? 'Votre officine participe' : 'Votre officine ne participe pas',
      note: others,
    }
  const isOver = deadline !== null && deadline < today
  // Until when to answer stands in the box beside: what the others did says more here.
  if (participants > 0)
    return {
      ...fact,
      title: count(participants, 'officine'),
      note: `${participants > 1 ? 'participent' : 'participe'}${isOver ? '' : ' déjà'}`,
    }
  if (isOver) return { ...fact, title: 'Réponses closes', note: `Depuis le ${formatDate(deadline)}` }
  return { ...fact, title: 'Réponse de l’officine', note: 'Pas encore donnée' }
}

/** The head office has none: it is asked for no answer. */

function CampaignBox({ content }: { content: DetailProps<Campaign>['content'] }) {
  const isCounter = useCounterMode()
  const hasPharmacy = useHasPharmacy()
  return (
    <div className="stack" style={{ '--gap': '16px' } as React.CSSProperties}>
      <Ticket discount={content.mechanics} large />
      <PeriodLine days={{ period_start: content.period_start, period_end: content.period_end }} />
      {content.enrolment_open && hasPharmacy && <Enrolment content={content} />}
      {!isCounter && <ReminderButton contentId={content.id} end={content.period_end} />}
    </div>
  )
}
