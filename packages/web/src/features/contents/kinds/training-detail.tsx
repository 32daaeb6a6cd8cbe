import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { IconCalendar, IconClock, IconDeviceLaptop, IconExternalLink } from '@tabler/icons-react'
import { count, formatDateTime } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { ContactCard } from '../parts/contact-card.tsx'
import { Facts } from '../parts/facts.tsx'
import type { DetailProps } from './detail-props.ts'

const FIELDS = kinds.laboratory_training.fields

type Session = { starts_at: string; ends_at?: string | null; place?: string | null; seats?: number | null }

export function TrainingDetail({ kind, content }: DetailProps<'laboratory_training'>) {
  const sessions = content.sessions
  const modality = optionLabel(FIELDS.modality.options, content.modality)
  const minutes = content.duration_minutes
  const link = content.link
  const objectives = content.objectives
  return (
    <SheetDetail
      kind={kind}
      content={content}
      meta={
        <>
          <Badge tone="teal">{modality ?? kind.labels.singular}</Badge>
          {content.category && <Badge>{content.category.label}</Badge>}
          {content.laboratory && <span>{content.laboratory.name}</span>}
        </>
      }
      box={
        link && (
          <ButtonLink variant="primary" size="lg" block href={link} target="_blank" rel="noopener">
            Ouvrir le module <IconExternalLink className="i" aria-hidden="true" />
            <span className="sr">(nouvel onglet)</span>
          </ButtonLink>
        )
      }
      aside={<ContactCard content={content} title="S’inscrire ou se renseigner" />}
    >
      <Facts
        facts={[
          modality ? { icon: IconDeviceLaptop, title: modality } : null,
          minutes === null ? null : { icon: IconClock, tone: 'blue', title: `${minutes}\u00A0minutes` },
          sessions[0]
            ? {
                icon: IconCalendar,
                tone: 'green',
                title: count(sessions.length, 'date'),
                note: formatDateTime(sessions[0].starts_at),
              }
            : null,
        ]}
      />
      {objectives.length > 0 && (
        <section>
          <h2 className="h3">Objectifs</h2>
          <ul className="prose" style={{ listStyle: 'disc', paddingLeft: '1.3em' }}>
            {objectives.map((objective, index) => (
              <li key={index}>{objective.text}</li>
            ))}
          </ul>
        </section>
      )}
      <Dates sessions={sessions} />
    </SheetDetail>
  )
}

function Dates({ sessions }: { sessions: Session[] }) {
  if (sessions.length === 0) return null
  return (
    <section>
      <h2 className="h3" style={{ marginBottom: 12 }}>
        Dates
      </h2>
      <section className="card table-wrap" tabIndex={0} aria-label="Dates">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Quand</th>
              <th scope="col">Où</th>
              <th scope="col" className="r">
                Places
              </th>
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => (
              <tr key={session.starts_at}>
                <th scope="row">{formatDateTime(session.starts_at)}</th>
                <td>{session.place}</td>
                <td className="r num">{session.seats}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
