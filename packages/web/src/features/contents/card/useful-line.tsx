import { IconCalendar, IconClock, IconFileText, IconPlayerPlay } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import {
  formatCents,
  formatDate,
  formatDateTime,
  formatNumber,
  formatPercent,
  formatSize,
} from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { choiceOf, fileOf, filesOf, flagOf, listOf, numberOf, textOf } from '../own-fields.ts'
import { Validity } from '../parts/validity.tsx'

type LineProps = { kind: Kind; card: ContentCard }

/** The one line that changes with the kind: what the reader wants to know before opening. */
export function UsefulLine(props: LineProps) {
  const Line = LINES[props.card.kind] ?? Excerpt
  return (
    <div className="useful">
      <Line {...props} />
    </div>
  )
}

const small = (children: ReactNode) => <p className="small muted">{children}</p>

function Excerpt({ card }: LineProps) {
  return card.excerpt ? <p className="small muted clamp-2">{card.excerpt}</p> : null
}

function Published({ card }: LineProps) {
  return (
    <p className="small muted">
      {card.published_at && <time dateTime={card.published_at}>{formatDate(card.published_at)}</time>}
      {flagOf(card, 'must_read') && (
        <>
          {' '}
          <Badge tone="warn">Lecture obligatoire</Badge>
        </>
      )}
    </p>
  )
}

function Period({ card }: LineProps) {
  return (
    <>
      <Validity start={textOf(card, 'period_start')} end={textOf(card, 'period_end')} />
      {flagOf(card, 'enrolment_open') && <Badge tone="lime">Inscription ouverte</Badge>}
    </>
  )
}

function Quiz({ card }: LineProps) {
  const minutes = numberOf(card, 'duration_minutes')
  const due = textOf(card, 'due_on')
  return small(
    [
      minutes !== null && `${minutes}\u00A0min`,
      `Réussi à ${formatPercent(numberOf(card, 'pass_mark') ?? 80)}`,
      due && `avant le ${formatDate(due)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  )
}

function Tutorial({ kind, card }: LineProps) {
  const seconds = numberOf(card, 'duration_s')
  return (
    <p className="valid">
      <IconPlayerPlay className="i" aria-hidden="true" />
      {[
        seconds !== null && `${Math.max(1, Math.round(seconds / 60))}\u00A0min`,
        choiceOf(kind, card, 'level'),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

function Training({ kind, card }: LineProps) {
  const [first] = listOf<{ starts_at: string }>(card, 'sessions')
  const day = first
    ? formatDateTime(first.starts_at)
    : textOf(card, 'first_on')
      ? formatDate(textOf(card, 'first_on')!)
      : null
  return (
    <p className="valid">
      <IconCalendar className="i" aria-hidden="true" />
      {[choiceOf(kind, card, 'modality'), day].filter(Boolean).join(' · ')}
    </p>
  )
}

function Academy({ card }: LineProps) {
  const hours = numberOf(card, 'hours')
  const dpc = textOf(card, 'dpc_number')
  return (
    <p className="valid">
      <IconClock className="i" aria-hidden="true" />
      {[hours !== null && `${formatNumber(hours)}\u00A0h`, dpc && `DPC ${dpc}`].filter(Boolean).join(' · ')}
    </p>
  )
}

function HealthTest({ card }: LineProps) {
  const minutes = numberOf(card, 'duration_minutes')
  const publicText = textOf(card, 'concerned_public')
  return (
    <div className="row small" style={{ '--gap': '8px' } as React.CSSProperties}>
      {minutes !== null && <Badge tone="blue">{minutes}&nbsp;min</Badge>}
      {publicText && <Badge>{publicText}</Badge>}
    </div>
  )
}

function Partnership({ card }: LineProps) {
  return small(textOf(card, 'advantage') ?? card.excerpt)
}

function Merchandising({ kind, card }: LineProps) {
  const installOn = textOf(card, 'install_on')
  return small(
    [choiceOf(kind, card, 'spot'), installOn && `à installer le ${formatDate(installOn)}`]
      .filter(Boolean)
      .join(' · '),
  )
}

function Performance({ card }: LineProps) {
  const best = numberOf(card, 'best_rate')
  return small(best === null ? card.excerpt : `Remise de fin d’année jusqu’à ${formatPercent(best)}`)
}

function Referral({ kind, card }: LineProps) {
  return small([choiceOf(kind, card, 'level'), textOf(card, 'domain')].filter(Boolean).join(' · '))
}

function TechnicalFile({ card }: LineProps) {
  const sheet = fileOf(card, 'sheet')
  const revised = textOf(card, 'revised_on')
  return small(
    [revised && `Mise à jour le ${formatDate(revised)}`, sheet && `PDF, ${formatSize(sheet.size)}`]
      .filter(Boolean)
      .join(' · '),
  )
}

function Product({ card }: LineProps) {
  const price = numberOf(card, 'price')
  return (
    <div className="price">
      {price !== null && <span className="price__now">{formatCents(price)}</span>}
      {price !== null && <span className="price__avg">Prix moyen constaté</span>}
      {flagOf(card, 'is_lpp') && <Badge tone="teal">LPP</Badge>}
    </div>
  )
}

function Thematic({ card }: LineProps) {
  const documents = filesOf(card, 'documents').length
  return (
    <p className="valid">
      <IconFileText className="i" aria-hidden="true" />
      {documents}&nbsp;document{documents > 1 ? 's' : ''}
    </p>
  )
}

const LINES: Record<string, (props: LineProps) => ReactNode> = {
  news: Published,
  one_time_campaign: Period,
  loyalty_campaign: Period,
  monthly_animation: Period,
  quiz: Quiz,
  tutorial: Tutorial,
  laboratory_training: Training,
  academy: Academy,
  health_test: HealthTest,
  partnership: Partnership,
  merchandising: Merchandising,
  performance: Performance,
  referral_laboratory: Referral,
  technical_file: TechnicalFile,
  product: Product,
  laboratory_thematic: Thematic,
}
