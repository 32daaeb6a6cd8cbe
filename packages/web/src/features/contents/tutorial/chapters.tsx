import { IconCheck, IconPlayerPlay } from '@tabler/icons-react'
import type { Progress as Own } from '@kiosque/contract/wire/trainings'
import { useCounterMode } from '../../../lib/counter.ts'
import { formatPercent } from '../../../lib/format.ts'
import { Progress } from '../../../ui/progress.tsx'
import { clock } from './clock.ts'
import { currentStart } from './transcript-lines.ts'

export type Chapter = { title: string; start_s: number }

type ChaptersProps = {
  chapters: readonly Chapter[]
  time: number
  onPlay: ((start: number) => void) | null
  /** How far one came in the film; nothing at the counter. */
  own?: Own | undefined
}

/** The parts of a film, how far one came in it, and a way to each. */
export function Chapters({ chapters, time, onPlay, own }: ChaptersProps) {
  const isCounter = useCounterMode()
  if (chapters.length === 0) return null
  const starts = chapters.map((chapter) => chapter.start_s)
  const current = onPlay && time > 0 ? currentStart(starts, time) : null
  const isSeen = Boolean(own?.completed_at)
  return (
    <section className="card card--pad chaps">
      <div className="card__head" style={{ marginBottom: 8 }}>
        <h2 className="h3">Chapitres</h2>
        {own && <span className="small muted num">{isSeen ? 'Vu' : `${formatPercent(own.percent)} vu`}</span>}
      </div>
      {/* There before it is known how far one came: the chapters keep their place. */}
      {!isCounter && <Progress thin label="Part du film déjà vue" value={own?.percent ?? 0} />}
      <div className="chaps__list">
        {chapters.map((chapter, index) => {
          const line = (
            <>
              <span className="num">{clock(chapter.start_s)}</span>
              <span>{chapter.title}</span>
            </>
          )
          if (!onPlay)
            return (
              <p key={chapter.start_s} className="chap">
                {line}
              </p>
            )
          const isCurrent = chapter.start_s === current
          const isPast = isSeen || reachedBy(own, chapters[index + 1]?.start_s)
          return (
            <button
              key={chapter.start_s}
              type="button"
              className="chap"
              aria-current={isCurrent ? 'true' : undefined}
              onClick={() => onPlay(chapter.start_s)}
            >
              {line}
              {isCurrent ? (
                <IconPlayerPlay className="i i--18" aria-hidden="true" />
              ) : (
                isPast && (
                  <>
                    <IconCheck className="i i--18" aria-hidden="true" />
                    <span className="sr-only">, vu</span>
                  </>
                )
              )}
            </button>
          )
        })}
      </div>
    </section>
  )
}

/** Whether one came as far as the next chapter, on whichever device. */
function reachedBy(own: Own | undefined, next: number | undefined): boolean {
  if (!own?.duration_s || next === undefined) return false
  return own.percent >= (next / own.duration_s) * 100
}
