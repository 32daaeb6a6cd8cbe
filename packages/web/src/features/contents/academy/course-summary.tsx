import type { Progress as Own } from '@kiosque/contract/wire/trainings'
import { count, formatDate, formatPercent } from '../../../lib/format.ts'
import { Ring } from '../../../ui/ring.tsx'
import type { Module } from './module-path.tsx'

type CourseSummaryProps = { own: Own; modules: readonly Module[]; finish: string | null }

/** 95 → « 1 h 35 ». */
const lasting = (minutes: number): string => {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest}\u00A0min`
  return rest === 0 ? `${hours}\u00A0h` : `${hours}\u00A0h\u00A0${String(rest).padStart(2, '0')}`
}

/** How far one came in a course, and what is left of it. */
export function CourseSummary({ own, modules, finish }: CourseSummaryProps) {
  const left = modules.filter(({ id }) => !own.module_ids.includes(id))
  const minutes = left.reduce((sum, module) => sum + (module.duration_minutes ?? 0), 0)
  const isDone = own.completed_at !== null
  return (
    <section className="card card--pad no-print" aria-label="Votre avancement">
      <div className="row row--nw" style={{ '--gap': '16px' } as React.CSSProperties}>
        <Ring percent={own.percent} size={76} />
        <div>
          <p className="h2" style={{ fontWeight: 700 }}>
            {formatPercent(own.percent)}
          </p>
          <p className="small muted">
            {isDone
              ? 'Parcours terminé'
              : `${modules.length - left.length} sur ${count(modules.length, 'module')}${minutes > 0 ? `, il reste ${lasting(minutes)}` : ''}`}
          </p>
        </div>
      </div>
      {finish && !isDone && (
        <p className="small" style={{ marginTop: 14 }}>
          À terminer avant le <b>{formatDate(finish)}</b>
        </p>
      )}
      {own.completed_at && (
        <p className="small" style={{ marginTop: 14 }}>
          Terminé le <b>{formatDate(own.completed_at)}</b>
        </p>
      )}
    </section>
  )
}
