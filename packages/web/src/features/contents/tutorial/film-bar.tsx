import { useState } from 'react'
import type { RefObject } from 'react'
import { clock } from './clock.ts'

const SPEEDS = [0.75, 1, 1.25, 1.5, 2]
const speedText = (speed: number) => `${String(speed).replace('.', ',')}×`

type FilmBarProps = {
  player: RefObject<HTMLVideoElement | null>
  resumedAt: number | null
  onStartAgain: () => void
}

/** Under the film: where it went on from, and how fast it plays. */
export function FilmBar({ player, resumedAt, onStartAgain }: FilmBarProps) {
  const [speed, setSpeed] = useState(1)
  return (
    <div className="film-bar no-print">
      {resumedAt !== null && (
        <p className="small" role="status">
          Reprise à {clock(resumedAt)}, là où vous en étiez.{' '}
          <button type="button" className="link" onClick={onStartAgain}>
            Revoir du début
          </button>
        </p>
      )}
      <label className="row row--nw small film-bar__speed">
        Vitesse
        <select
          className="select select--sm"
          value={speed}
          onChange={(event) => {
            const chosen = Number(event.target.value)
            setSpeed(chosen)
            if (player.current) player.current.playbackRate = chosen
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
