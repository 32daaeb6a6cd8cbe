import { IconCertificate, IconClock, IconSchool } from '@tabler/icons-react'
import { count, formatDate, formatNumber } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { choiceOf, listOf, numberOf, textOf } from '../own-fields.ts'
import { ContactCard } from '../parts/contact-card.tsx'
import { Facts } from '../parts/facts.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { Specs } from '../parts/specs.tsx'
import type { DetailProps } from './detail-props.ts'
import { useProgress } from '../progress.queries.ts'
import { CourseSummary } from '../academy/course-summary.tsx'
import { ModulePath, type Module } from '../academy/module-path.tsx'
import './academy-detail.css'

export function AcademyDetail({ kind, content }: DetailProps) {
  const hours = numberOf(content, 'hours')
  const dpc = textOf(content, 'dpc_number')
  const finish = textOf(content, 'finish_before')
  const modules = listOf<Module>(content, 'modules')
  const programme = textOf(content, 'programme')
  const own = useProgress('academy', content.id)
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
      aside={
        <>
          {own && modules.length > 0 && <CourseSummary own={own} modules={modules} finish={finish} />}
          <ContactCard content={content} title="S’inscrire ou se renseigner" />
        </>
      }
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
      <ModulePath kind={kind} id={content.id} modules={modules} own={own} />
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
