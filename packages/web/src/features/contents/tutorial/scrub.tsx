import type { Chapter } from './chapters.tsx'
import { clock } from './clock.ts'

type ScrubProps = {
  time: number
  duration: number
  chapters: readonly Chapter[]
  onSeek: (seconds: number) => void
}

/** Where the film is, cut where its chapters begin; a real slider lies over it. */
export function Scrub({ time, duration, chapters, onSeek }: ScrubProps) {
  const starts = [...new Set([0, ...chapters.map(({ start_s }) => start_s)])].filter(
    (start) => start < duration,
  )
  return (
    <div className="scrub">
      {starts.map((start, index) => {
        const end = starts[index + 1] ?? duration
        const share = Math.min(1, Math.max(0, (time - start) / (end - start)))
        return (
          <i key={start} style={{ flex: end - start, '--p': `${share * 100}%` } as React.CSSProperties} />
        )
      })}
      <input
        type="range"
        min={0}
        max={Math.floor(duration)}
        step={1}
        value={Math.min(Math.floor(time), Math.floor(duration))}
        aria-label="Position dans la vidéo"
        aria-valuetext={`${clock(time)} sur ${clock(duration)}`}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
    </div>
  )
}
