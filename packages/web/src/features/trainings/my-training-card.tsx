import { durationText } from '@kiosque/contract/domain/durations'
import type { MyTrainings } from '@kiosque/contract/wire/trainings'
import { formatDate, formatPercent } from '../../lib/format.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Progress } from '../../ui/progress.tsx'
import { cellOf, kindWord, type CellTone } from './training-words.ts'

export type MyTraining = MyTrainings['data'][number]

const TONES: Record<CellTone, BadgeTone> = {
  todo: 'neutral',
  ok: 'green',
  run: 'blue',
  ko: 'warn',
  late: 'danger',
}

/** What is said of a day: when it was done, or until when it may be. */
function dayText({ status, done_on, due_on }: MyTraining): string | null {
  if (status === 'passed') return done_on === null ? null : `Terminé le ${formatDate(done_on)}`
  return due_on === null ? null : `À faire avant le ${formatDate(due_on)}`
}

/** « 4 h 15 restantes », « 1 min restante ». */
const restText = (minutes: number): string =>
  `${durationText(minutes)} ${minutes === 1 || minutes === 60 ? 'restante' : 'restantes'}`

/** A cell of the table has its column to explain it; a card says it in words. */
function wordOf({ kind, status, is_late }: MyTraining, text: string): string {
  if (is_late) return text
  if (status === 'in_progress' && kind !== 'quiz') return 'En cours'
  return status === 'failed' ? `À repasser\u00A0: ${text}` : text
}

/** One training of mine: what it is, where I stand, until when. */
export function MyTrainingCard({ training }: { training: MyTraining }) {
  const { kind, title, url, status, percent, minutes_left, is_asked, is_mandatory } = training
  const { tone, text } = cellOf(kind, training)
  const facts = [
    kindWord(kind),
    is_mandatory ? 'Obligatoire' : null,
    is_asked ? 'Demandé par votre titulaire' : null,
  ]
  const day = dayText(training)
  const hasBar = kind !== 'quiz' && status === 'in_progress'
  return (
    <article className="card card--pad card--link my-training">
      <p className="over">{facts.filter(Boolean).join(' · ')}</p>
      <h3>
        <a className="cover" href={url}>
          {title}
        </a>
      </h3>
      {hasBar && (
        <span className="row row--nw small" style={{ '--gap': '10px' } as React.CSSProperties}>
          <span className="grow">
            <Progress thin label={`Avancement\u00A0: ${title}`} value={percent} />
          </span>
          <span className="num nowrap">
            {formatPercent(percent)}
            {minutes_left !== null && `, ${restText(minutes_left)}`}
          </span>
        </span>
      )}
      <p className="row small muted my-training__foot">
        <Badge tone={TONES[tone]}>{wordOf(training, text)}</Badge>
        {day && <span>{day}</span>}
      </p>
    </article>
  )
}
