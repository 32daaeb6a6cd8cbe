import type { ReactNode } from 'react'
import { TRAINING_FORMATS, trainingFormatOf } from '@kiosque/contract/domain/training-formats'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import {
  IconCalendar,
  IconClock,
  IconDeviceLaptop,
  IconExternalLink,
  IconHelpCircle,
} from '@tabler/icons-react'
import { count, formatDateTime } from '../../../lib/format.ts'
import { useHasPharmacy } from '../../../lib/use-has-pharmacy.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { LinesTable } from '../../../ui/lines-table.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { FollowedButton } from './followed-button.tsx'
import { ContactCard } from '../parts/contact-card.tsx'
import { Facts } from '../parts/facts.tsx'
import type { DetailProps } from '../kinds/detail-props.ts'
import { nextOf } from '../kinds/training-dates.ts'

type Session = { starts_at: string; ends_at?: string | null; place?: string | null; seats?: number | null }

type TrainingDetailProps = DetailProps<'laboratory_training'> & {
  /** Where a visit is asked for; a preview has none. */
  visit?: ReactNode
  /** What the reader thought of it, once it was followed. */
  feedback?: ReactNode
  /** Sessions one registers for on the portal: when they begin, and how they show. */
  booked?: { starts: readonly string[]; list: ReactNode }
}

export const SESSIONS = 'sessions'

/** Who registers chooses; others look. */
function sessionsText(sessions: number, mayRegister: boolean): string {
  if (sessions === 1) return 'Voir la session'
  return mayRegister ? 'Choisir une session' : 'Voir les sessions'
}

export function TrainingDetail({ kind, content, visit, feedback, booked }: TrainingDetailProps) {
  const starts = booked?.starts ?? []
  // A date that one registers for here is said once, with its places.
  const sessions = content.sessions.filter(
    ({ starts_at }) => !starts.some((start) => Date.parse(start) === Date.parse(starts_at)),
  )
  const dates = [...starts, ...sessions.map(({ starts_at }) => starts_at)].toSorted(
    (one, other) => Date.parse(one) - Date.parse(other),
  )
  const next = nextOf(dates, useNow())
  const format = optionLabel(TRAINING_FORMATS, trainingFormatOf(content))
  const laboratory = content.laboratory?.name
  const quiz = content.quiz
  const minutes = content.duration_minutes
  const link = content.link
  const objectives = content.objectives
  const hasPharmacy = useHasPharmacy()
  return (
    <SheetDetail
      kind={kind}
      content={content}
      meta={
        <>
          <Badge tone="teal">{format ?? kind.labels.singular}</Badge>
          {content.category && <Badge>{content.category.label}</Badge>}
          <Badge>Ne vaut pas DPC</Badge>
          {laboratory && (
            <span>
              Formation proposée par <b>{laboratory}</b>
            </span>
          )}
        </>
      }
      box={
        <div className="stack" style={{ '--gap': '14px' } as React.CSSProperties}>
          {link && (
            <ButtonLink variant="primary" size="lg" block href={link} target="_blank" rel="noopener">
              Ouvrir le module <IconExternalLink className="i" aria-hidden="true" />
              <span className="sr">(nouvel onglet)</span>
            </ButtonLink>
          )}
          {starts.length > 0 && (
            <ButtonLink variant="primary" size="lg" block href={`#${SESSIONS}`}>
              {sessionsText(starts.length, hasPharmacy)}
            </ButtonLink>
          )}
          {visit}
          <FollowedButton content={content} />
          {feedback}
          {quiz && (
            <ButtonLink
              block
              href={quiz.url}
              // The title of a quiz may take two lines.
              style={{ whiteSpace: 'normal', height: 'auto' }}
              icon={<IconHelpCircle className="i" aria-hidden="true" />}
            >
              Passer le quiz «&nbsp;{quiz.title}&nbsp;»
            </ButtonLink>
          )}
          <p className="xs muted">
            {laboratory ? `Proposée et financée par ${laboratory}` : 'Proposée par un laboratoire'}&nbsp;:
            cette formation n’est pas indépendante des fabricants.
          </p>
        </div>
      }
      aside={
        <ContactCard
          content={content}
          title={starts.length > 0 ? 'Se renseigner' : 'S’inscrire ou se renseigner'}
        />
      }
    >
      <Facts
        facts={[
          format ? { icon: IconDeviceLaptop, title: format } : null,
          minutes === null ? null : { icon: IconClock, tone: 'blue', title: count(minutes, 'minute') },
          next
            ? {
                icon: IconCalendar,
                tone: 'green',
                title: count(dates.length, 'date'),
                note: formatDateTime(next),
              }
            : null,
        ]}
      />
      {objectives.length > 0 && (
        <section>
          <h2 className="h3" style={{ marginBottom: 12 }}>
            Objectifs
          </h2>
          <ul className="prose" style={{ listStyle: 'disc', paddingLeft: '1.3em' }}>
            {objectives.map((objective, index) => (
              <li key={index}>{objective.text}</li>
            ))}
          </ul>
        </section>
      )}
      {booked?.list}
      <Dates sessions={sessions} title={starts.length > 0 ? 'Auprès du laboratoire' : 'Dates'} />
    </SheetDetail>
  )
}

function Dates({ sessions, title }: { sessions: Session[]; title: string }) {
  if (sessions.length === 0) return null
  return (
    <section>
      <h2 className="h3" style={{ marginBottom: 12 }}>
        {title}
      </h2>
      <LinesTable
        caption={title}
        rows={sessions}
        rowKey={(session) => session.starts_at}
        columns={[
          { header: 'Quand', cell: (session) => formatDateTime(session.starts_at) },
          { header: 'Où', cell: (session) => session.place },
          { header: 'Places', align: 'right', cell: (session) => session.seats },
        ]}
      />
    </section>
  )
}
