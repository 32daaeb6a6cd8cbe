import { IconCertificate, IconClock, IconSchool } from '@tabler/icons-react'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { count, formatDate, formatNumber } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { ContactCard } from '../parts/contact-card.tsx'
import { Facts } from '../parts/facts.tsx'
import { RichText } from '../../../parts/rich-text/rich-text.tsx'
import { Specs } from '../parts/specs.tsx'
import type { DetailProps } from './detail-props.ts'
import { useProgress } from '../progress.queries.ts'
import { CourseSummary } from '../academy/course-summary.tsx'
import { ModulePath } from '../academy/module-path.tsx'
import './academy-detail.css'

const FIELDS = kinds.academy.fields

export function AcademyDetail({ kind, content }: DetailProps<'academy'>) {
  const hours = content.hours
  const dpc = content.dpc_number
  const finish = content.finish_before
  const modules = content.modules
  const programme = content.programme
  const outcomes = content.outcomes
  const own = useProgress('academy', content.id)
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
      <ModulePath id={content.id} modules={modules} own={own} />
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
