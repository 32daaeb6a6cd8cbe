import {
  IconBadgeCc,
  IconMaximize,
  IconPlayerPause,
  IconPlayerPlay,
  IconRewindBackward10,
  IconRewindForward10,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react'
import { IconButton } from '../../../ui/button.tsx'
import type { Chapter } from './chapters.tsx'
import { clock } from './clock.ts'
import { LONG_S } from './player-keys.ts'
import { Scrub } from './scrub.tsx'
import { SPEEDS, speedText, type PlayerControls } from './use-player.ts'

type PlayerBarProps = {
  player: PlayerControls
  chapters: readonly Chapter[]
  duration: number
  hasTrack: boolean
}

/** Play, ten seconds back and on, sound, speed, subtitles, whole screen: each a button with its name. */
export function PlayerBar({ player, chapters, duration, hasTrack }: PlayerBarProps) {
  const { state, act, goTo, changeSpeed } = player
  const Play = state.isPlaying ? IconPlayerPause : IconPlayerPlay
  const Sound = state.isMuted ? IconVolumeOff : IconVolume
  return (
    <div className="player__bar">
      <Scrub time={state.time} duration={duration} chapters={chapters} onSeek={goTo} />
      <div className="player__ctl">
        <IconButton label={state.isPlaying ? 'Pause' : 'Lire'} onClick={() => act({ do: 'toggle' })}>
          <Play className="i" aria-hidden="true" />
        </IconButton>
        <IconButton
          className="player__wide"
          label="Reculer de dix secondes"
          onClick={() => act({ do: 'skip', by: -LONG_S })}
        >
          <IconRewindBackward10 className="i" aria-hidden="true" />
        </IconButton>
        <IconButton
          className="player__wide"
          label="Avancer de dix secondes"
          onClick={() => act({ do: 'skip', by: LONG_S })}
        >
          <IconRewindForward10 className="i" aria-hidden="true" />
        </IconButton>
        <IconButton
          className="player__wide"
          label={state.isMuted ? 'Remettre le son' : 'Couper le son'}
          onClick={() => act({ do: 'mute' })}
        >
          <Sound className="i" aria-hidden="true" />
        </IconButton>
        <span className="num">
          {clock(state.time)} / {clock(duration)}
        </span>
        <select
          className="player__speed"
          aria-label="Vitesse"
          value={state.speed}
          onChange={(event) => changeSpeed(Number(event.target.value))}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {speedText(each)}
            </option>
          ))}
        </select>
        {hasTrack && (
          <IconButton
            label="Sous-titres"
            aria-pressed={state.hasCaptions}
            onClick={() => act({ do: 'captions' })}
          >
            <IconBadgeCc className="i" aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label="Plein écran" onClick={() => act({ do: 'fullscreen' })}>
          <IconMaximize className="i" aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}
