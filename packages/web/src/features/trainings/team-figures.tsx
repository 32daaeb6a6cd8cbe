import { IconTrendingUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { durationText } from '@kiosque/contract/domain/durations'
import type { TeamProgress } from '@kiosque/contract/wire/trainings'
import { count, formatDate, formatPercent } from '../../lib/format.ts'
import { useToday } from '../../lib/use-now.ts'
import { endingSoon, followedIn, gainedSince, latenessOf, lateSince, shareOf } from './training-words.ts'

/** The four figures a titulaire looks for first. */
export function TeamFigures({ team }: { team: TeamProgress }) {
  const today = useToday()
  const year = today.slice(0, 4)
  const all = team.data.flatMap((member) => member.trainings)
  const done = all.filter(({ status }) => status === 'passed').length
  const followed = followedIn(team, year)
  const gained = gainedSince(team, `${today.slice(0, 7)}-01`)
  const soon = endingSoon(team, today)
  const [late] = latenessOf(team)
  const since = late ? lateSince(team, late.training, today) : null
  return (
    <div className="kpis team-kpis">
      <Figure label="Avancement de l’équipe" value={formatPercent(shareOf(done, all.length))}>
        {gained > 0 && (
          <span className="team-gain">
            <IconTrendingUp className="i i--16" aria-hidden="true" />+{gained}&nbsp;
            {gained > 1 ? 'pts' : 'pt'} ce mois-ci,{' '}
          </span>
        )}
        {done} sur {count(all.length, 'formation')}
      </Figure>
      <Figure label="En retard" value={String(team.meta.late)} isWarning={team.meta.late > 0}>
        {since !== null && `Depuis ${count(since, 'jour')}\u00A0: `}
        {late ? late.training.title : 'Tout le monde est à jour'}
      </Figure>
      <Figure label="À finir cette semaine" value={String(soon.length)}>
        {soon[0] ? `${soon[0].title}, le ${formatDate(soon[0].due)}` : 'Rien ne presse'}
      </Figure>
      <Figure label={`Heures suivies en ${year}`} value={durationText(followed.minutes)}>
        {followed.dpc > 0 ? `dont ${durationText(followed.dpc)} de DPC` : 'formations du réseau'}
      </Figure>
    </div>
  )
}

type FigureProps = { label: string; value: string; children: ReactNode; isWarning?: boolean }

function Figure({ label, value, children, isWarning = false }: FigureProps) {
  return (
    <div className={isWarning ? 'card kpi kpi--warn' : 'card kpi'}>
      <span>{label}</span>
      <b>{value}</b>
      <span className="trend">{children}</span>
    </div>
  )
}
