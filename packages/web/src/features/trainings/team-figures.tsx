import { parisDay } from '@kiosque/contract/domain/dates'
import type { TeamProgress } from '@kiosque/contract/wire/trainings'
import { count, formatDate, formatPercent } from '../../lib/format.ts'
import { endingSoon, latenessOf, shareOf } from './training-words.ts'

/** The four figures a titulaire looks for first. */
export function TeamFigures({ team }: { team: TeamProgress }) {
  const today = parisDay(new Date())
  const year = today.slice(0, 4)
  const all = team.data.flatMap((member) => member.trainings)
  const done = all.filter(({ status }) => status === 'passed').length
  const thisYear = all.filter(({ done_on }) => done_on?.startsWith(year)).length
  const soon = endingSoon(team, today)
  const [late] = latenessOf(team)
  return (
    <div className="kpis team-kpis">
      <Figure
        label="Avancement de l’équipe"
        value={formatPercent(shareOf(done, all.length))}
        note={`${done} sur ${count(all.length, 'formation')}`}
      />
      <Figure
        label="En retard"
        value={String(team.meta.late)}
        note={late ? late.training.title : 'Tout le monde est à jour'}
        isWarning={team.meta.late > 0}
      />
      <Figure
        label="À finir cette semaine"
        value={String(soon.length)}
        note={soon[0] ? `${soon[0].title}, le ${formatDate(soon[0].due)}` : 'Rien ne presse'}
      />
      <Figure
        label={`Terminées en ${year}`}
        value={String(thisYear)}
        note={`par ${count(team.data.filter((member) => member.done > 0).length, 'personne')}`}
      />
    </div>
  )
}

type FigureProps = { label: string; value: string; note: string; isWarning?: boolean }

function Figure({ label, value, note, isWarning = false }: FigureProps) {
  return (
    <div className={isWarning ? 'card kpi kpi--warn' : 'card kpi'}>
      <span>{label}</span>
      <b>{value}</b>
      <span className="trend">{note}</span>
    </div>
  )
}
