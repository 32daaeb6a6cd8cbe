import { useState } from 'react'
import { Announcement } from '../../../ui/announcement.tsx'
import { clock } from './clock.ts'

const SPEEDS = [0.75, 1, 1.25, 1.5, 2]
const speedText = (speed: number) => `${String(speed).replace('.', ',')}×`

type FilmBarProps = {
  resumedAt: number | null
  onStartAgain: () => void
  onSpeed: (speed: number) => void
}

/** Under the film: where it went on from, and how fast it plays. */
export function FilmBar({ resumedAt, onStartAgain, onSpeed }: FilmBarProps) {
  const [speed, setSpeed] = useState(1)
  return (
    <div className="film-bar no-print">
      {resumedAt !== null && (
        <Announcement as="p" className="small">
          Reprise à {clock(resumedAt)}, là où vous en étiez.{' '}
          <button type="button" className="link" onClick={onStartAgain}>
            Revoir du début
          </button>
        </Announcement>
      )}
      <label className="row row--nw small film-bar__speed">
        Vitesse
        <select
          className="select select--sm"
          value={speed}
          onChange={(event) => {
            const chosen = Number(event.target.value)
            setSpeed(chosen)
            onSpeed(chosen)
          }}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {speedText(each)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
