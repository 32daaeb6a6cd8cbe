import type { ReactNode } from 'react'
import { IconCheck, IconPlayerPlay } from '@tabler/icons-react'
import { clock } from './clock.ts'
import { currentStart } from './transcript-lines.ts'

export type Chapter = { title: string; start_s: number }

type ChaptersProps = {
  chapters: Chapter[]
  time: number
  onPlay: ((start: number) => void) | null
  /** How far one came in the film. */
  own?: ReactNode
}

export function Chapters({ chapters, time, onPlay, own }: ChaptersProps) {
  if (chapters.length === 0) return null
  const starts = chapters.map((chapter) => chapter.start_s)
  const current = onPlay && time > 0 ? currentStart(starts, time) : null
  return (
    <section className="card card--pad">
      <h2 className="h3" style={{ marginBottom: 8 }}>
        Chapitres
      </h2>
      {own && <div style={{ marginBottom: 8 }}>{own}</div>}
      {chapters.map((chapter) => {
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
              current !== null &&
              chapter.start_s < current && <IconCheck className="i i--18" aria-hidden="true" />
            )}
          </button>
        )
      })}
    </section>
  )
}
