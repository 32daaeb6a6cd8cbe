import { IconCertificate, IconFileDescription } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { DetailOf } from '@kiosque/contract/wire/content-of'
import { useCounterMode } from '../../../lib/counter.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { CourseHero } from '../academy/course-hero.tsx'
import { CourseSummary } from '../academy/course-summary.tsx'
import { ModulePath } from '../academy/module-path.tsx'
import { DetailActions } from '../detail/detail-actions.tsx'
import { DetailFrame } from '../detail/detail-frame.tsx'
import { DetailSkeleton } from '../detail/detail-skeleton.tsx'
import { bodyOf } from '../own-fields.ts'
import { ContactCard } from '../parts/contact-card.tsx'
import { FileList } from '../parts/file-link.tsx'
import { RichText } from '../../../parts/rich-text/rich-text.tsx'
import { useOwnProgress } from '../progress.queries.ts'
import type { DetailProps } from '../kinds/detail-props.ts'
import './academy-detail.css'

type AcademyDetailProps = DetailProps<'academy'> & {
  /** How far the team came, for whoever follows it. */
  team?: ReactNode
  /** How a session of the agenda stands, beside the module it is. */
  seat?: (eventId: number) => ReactNode
}

/** A course: what to do next, its modules in their order, and what one asks before enrolling. */
export function AcademyDetail({ kind, content, team, seat }: AcademyDetailProps) {
  const { own, isLoading } = useOwnProgress('academy', content.id)
  const isCounter = useCounterMode()
  const { programme } = content
  // The course begins with what to do next: drawn without it, all the rest would be pushed down.
  if (isLoading) return <DetailSkeleton look="course" />
  return (
    <DetailFrame kind={kind} content={content} hasOwnTitle>
      <CourseHero content={content} own={own} />
      <div className="split split--course">
        <div className="stack" style={{ '--gap': '32px' } as React.CSSProperties}>
          <ModulePath
            id={content.id}
            modules={content.modules}
            own={own}
            isSequential={content.is_sequential !== false}
            seat={seat}
          />
          {programme && (
            <section>
              <h2>Programme</h2>
              <RichText html={programme} />
            </section>
          )}
          <RichText html={bodyOf(kind, content)} />
          <FileList files={content.attachments} title="Pièces jointes" />
        </div>
        <aside className="stack" style={{ '--gap': '20px' } as React.CSSProperties}>
          <CourseSummary content={content} own={own} />
          <Trainer content={content} />
          <Outcomes content={content} />
          <ContactCard content={content} title="S’inscrire ou se renseigner" />
          {team}
          {!isCounter && (
            <div className="card card--pad no-print">
              <DetailActions content={content} />
            </div>
          )}
        </aside>
      </div>
    </DetailFrame>
  )
}

function Trainer({ content: { trainer, trainer_title: title } }: { content: DetailOf<'academy'> }) {
  if (!trainer) return null
  return (
    <section className="card card--pad">
      <h2 className="h4" style={{ marginBottom: 12 }}>
        Qui vous forme
      </h2>
      <div className="row row--nw">
        <Avatar name={trainer} tone="blue" />
        <span className="grow">
          <b style={{ display: 'block', lineHeight: 1.25 }}>{trainer}</b>
          {title && <small className="small muted">{title}</small>}
        </span>
      </div>
    </section>
  )
}

function Outcomes({ content: { outcomes } }: { content: DetailOf<'academy'> }) {
  if (outcomes.length === 0) return null
  return (
    <section className="card card--pad">
      <h2 className="h4" style={{ marginBottom: 10 }}>
        À la fin
      </h2>
      <ul className="stack small" style={{ '--gap': '10px' } as React.CSSProperties}>
        {outcomes.map(({ text }, index) => {
          const Icon = /attestation|certificat/i.test(text) ? IconCertificate : IconFileDescription
          return (
            <li key={index} className="row row--nw" style={{ alignItems: 'flex-start' }}>
              <Icon className="i" aria-hidden="true" style={{ color: 'var(--green-800)' }} />
              <span>{text}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
