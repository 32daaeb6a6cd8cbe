import { IconCertificate, IconClock, IconSchool } from '@tabler/icons-react'
import { optionLabel } from '@kiosque/contract/kinds/define-kind'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { count, formatDate, formatNumber } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { choiceOf, listOf, numberOf, textOf } from '../own-fields.ts'
import { ContactCard } from '../parts/contact-card.tsx'
import { Facts } from '../parts/facts.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { Specs } from '../parts/specs.tsx'
import type { DetailProps } from './detail-props.ts'
import './academy-detail.css'

type Module = {
  title: string
  format?: string | null
  duration_minutes?: number | null
  text?: string | null
}

export function AcademyDetail({ kind, content }: DetailProps) {
  const hours = numberOf(content, 'hours')
  const dpc = textOf(content, 'dpc_number')
  const finish = textOf(content, 'finish_before')
  const modules = listOf<Module>(content, 'modules')
  const programme = textOf(content, 'programme')
  const outcomes = listOf<{ text: string }>(content, 'outcomes')
  return (
    <SheetDetail
      kind={kind}
      content={content}
      meta={
        <>
          <Badge tone="teal">{choiceOf(kind, content, 'dpc_type') ?? 'Parcours'}</Badge>
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
      <Path kind={kind} modules={modules} />
      {programme && (
        <section>
          <h2 className="h3">Programme</h2>
          <RichText html={programme} />
        </section>
      )}
      <Specs
        title="En pratique"
        rows={[
          ['Formateur', textOf(content, 'trainer')],
          ['Prise en charge', textOf(content, 'funding')],
          ['À la fin du parcours', outcomes.map((outcome) => outcome.text).join('\u00A0; ')],
        ]}
      />
    </SheetDetail>
  )
}

function Path({ kind, modules }: { kind: Kind; modules: Module[] }) {
  if (modules.length === 0) return null
  const declared = kind.fields['modules']
  const formats =
    declared?.type === 'items' && declared.fields['format']?.type === 'choice'
      ? declared.fields['format'].options
      : []
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
