import { IconCertificate, IconClock, IconSchool } from '@tabler/icons-react'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { count, formatDate, formatNumber } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { ContactCard } from '../parts/contact-card.tsx'
import { Facts } from '../parts/facts.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { Specs } from '../parts/specs.tsx'
import type { DetailProps } from './detail-props.ts'
import './academy-detail.css'

const FIELDS = kinds.academy.fields

type Module = {
  title: string
  format?: string | null
  duration_minutes?: number | null
  text?: string | null
}

export function AcademyDetail({ kind, content }: DetailProps<'academy'>) {
  const hours = content.hours
  const dpc = content.dpc_number
  const finish = content.finish_before
  const modules = content.modules
  const programme = content.programme
  const outcomes = content.outcomes
  return (
    <SheetDetail
      kind={kind}
      content={content}
      meta={
        <>
          <Badge tone="teal">{optionLabel(FIELDS.dpc_type.options, content.dpc_type) ?? 'Parcours'}</Badge>
          {content.category && <Badge>{content.category.label}</Badge>}
        </>
      }
      aside={<ContactCard content={content} title="S’inscrire ou se renseigner" />}
    >
      <Facts
        facts={[
          hours === null
            ? null
            : {
                icon: IconClock,
                tone: 'blue',
                title: `${formatNumber(hours)}\u00A0heures`,
                note: finish && `À terminer avant le ${formatDate(finish)}`,
              },
          modules.length > 0 ? { icon: IconSchool, title: count(modules.length, 'module') } : null,
          dpc ? { icon: IconCertificate, tone: 'green', title: 'Action DPC', note: `N°\u00A0${dpc}` } : null,
        ]}
      />
      <Path modules={modules} />
      {programme && (
        <section>
          <h2 className="h3">Programme</h2>
          <RichText html={programme} />
        </section>
      )}
      <Specs
        title="En pratique"
        rows={[
          ['Formateur', content.trainer],
          ['Prise en charge', content.funding],
          ['À la fin du parcours', outcomes.map((outcome) => outcome.text).join('\u00A0; ')],
        ]}
      />
    </SheetDetail>
  )
}

function Path({ modules }: { modules: Module[] }) {
  if (modules.length === 0) return null
  const { options: formats } = kinds.academy.fields.modules.fields.format
  return (
    <section>
      <h2 className="h3" style={{ marginBottom: 14 }}>
        Le parcours
      </h2>
      <ol className="path">
        {modules.map((module, index) => (
          <li key={index}>
            <span className="path__n">{index + 1}</span>
            <div className="card mod">
              <div>
                <p className="over">
                  {[
                    optionLabel(formats, module.format),
                    module.duration_minutes && `${module.duration_minutes}\u00A0min`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <h3>{module.title}</h3>
                {module.text && <p className="small muted">{module.text}</p>}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
