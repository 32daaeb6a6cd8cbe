import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import type { DetailOf } from '@kiosque/contract/wire/content-of'
import type { Progress as Own } from '@kiosque/contract/wire/trainings'
import { count, formatCents, formatDate, formatPercent } from '../../../lib/format.ts'
import { Ring } from '../../../ui/ring.tsx'
import { lasting, minutesOf } from './module-words.ts'

const { dpc_type: DPC, fundings: FUNDINGS } = kinds.academy.fields

type CourseSummaryProps = { content: DetailOf<'academy'>; own: Own | undefined }

/** How far one came in a course, and everything one asks before enrolling: until when, DPC, price, who pays. */
export function CourseSummary({ content, own }: CourseSummaryProps) {
  const rows = rowsOf(content)
  const { modules } = content
  if (!own && rows.length === 0) return null
  const left = modules.filter(({ id }) => !own?.module_ids.includes(id))
  return (
    <section className="card card--pad" aria-label={own ? 'Votre avancement' : 'En bref'}>
      {own && modules.length > 0 && (
        <div className="row row--nw no-print" style={{ '--gap': '18px' } as React.CSSProperties}>
          <Ring percent={own.percent} size={84} />
          <div>
            <p className="h2" style={{ fontWeight: 700 }}>
              {formatPercent(own.percent)}
            </p>
            <p className="small muted">
              {own.completed_at
                ? `Terminé le ${formatDate(own.completed_at)}`
                : `${modules.length - left.length} sur ${count(modules.length, 'module')}${minutesOf(left) > 0 ? `, il reste ${lasting(minutesOf(left))}` : ''}`}
            </p>
          </div>
        </div>
      )}
      {rows.length > 0 && (
        <dl className="dl" style={{ marginTop: own ? 14 : 0 }}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function rowsOf(content: DetailOf<'academy'>): [string, string][] {
  const fundings = content.fundings.flatMap((value) => optionLabel(FUNDINGS.options, value) ?? [])
  const rows: [string, string | null][] = [
    ['À terminer avant', content.finish_before && formatDate(content.finish_before)],
    ['Action DPC', optionLabel(DPC.options, content.dpc_type)],
    ['N°\u00A0d’action ANDPC', content.dpc_number],
    ['Prix', content.price === null ? null : `${formatCents(content.price)} par personne`],
    ['Financement', fundings.length > 0 ? fundings.join(', ') : null],
    ['Prise en charge', content.funding],
    ['Places', content.seats === null ? null : count(content.seats, 'place')],
  ]
  return rows.filter((row): row is [string, string] => Boolean(row[1]))
}
