import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { cueAt, type Cue } from '@kiosque/contract/domain/subtitles'
import type { FileRef } from '@kiosque/contract/wire/files'
import { Announcement } from '../../../ui/announcement.tsx'
import type { Chapter } from './chapters.tsx'
import { PlayerBar } from './player-bar.tsx'
import { actOf } from './player-keys.ts'
import { useLivingLink } from './use-living-link.ts'
import type { PlayerControls } from './use-player.ts'
import './player.css'

type FilmPlayerProps = {
  title: string
  file: FileRef
  poster: string | undefined
  subtitles: FileRef | null
  cues: readonly Cue[]
  chapters: readonly Chapter[]
  seconds: number | null
  player: PlayerControls
  progress: { onReady: () => void; onTime: (seconds: number) => void; onPause: (seconds: number) => void }
}

function focusedIn(target: EventTarget): 'player' | 'button' | 'slider' {
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return 'slider'
  return target instanceof HTMLButtonElement ? 'button' : 'player'
}

/** A film of ours: picture, what is said, and everything by buttons or by keys. */
export function FilmPlayer(props: FilmPlayerProps) {
  const { title, file, poster, subtitles, cues, chapters, seconds, player, progress } = props
  const { film, frame, state, act, events } = player
  const link = useLivingLink(file)
  // Before it is begun, the cover stands alone.
  const cue = state.hasCaptions && state.hasBegun ? cueAt(cues, state.time) : undefined
  const track = useRef<HTMLTrackElement>(null)
  // We draw the words ourselves, over our own bar; the track is for the whole screen of a telephone.
  useEffect(() => {
    if (track.current) track.current.track.mode = 'hidden'
  })
  function onKeyDown(event: KeyboardEvent) {
    const asked = actOf(event, focusedIn(event.target))
    if (!asked) return
    event.preventDefault()
    act(asked)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a player: keys work once it has the focus
    <section
      ref={frame}
      className="player on-dark"
      aria-label={`Vidéo\u00A0: ${title}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the track is there whenever the head office gave one */}
      <video
        ref={film}
        className="film"
        playsInline
        preload="metadata"
        src={link.url}
        poster={poster}
        onError={(event) => link.onError(event.currentTarget)}
        onLoadedMetadata={(event) => {
          link.onReady(event.currentTarget)
          progress.onReady()
        }}
        onDurationChange={events.onDurationChange}
        onPlay={events.onPlay}
        onVolumeChange={events.onVolumeChange}
        onTimeUpdate={(event) => {
          events.onTimeUpdate()
          if (!event.currentTarget.paused) progress.onTime(event.currentTarget.currentTime)
        }}
        onPause={(event) => {
          events.onPause()
          progress.onPause(event.currentTarget.currentTime)
        }}
      >
        {subtitles && <track ref={track} kind="captions" srcLang="fr" label="Français" src={subtitles.url} />}
      </video>
      <button
        type="button"
        className="player__tap"
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => {
          frame.current?.focus({ preventScroll: true })
          act({ do: 'toggle' })
        }}
      >
        {!state.hasBegun && (
          <span className="player__start">
            <IconPlayerPlayFilled className="i" aria-hidden="true" />
          </span>
        )}
      </button>
      {cue && <p className="player__cap">{cue.text}</p>}
      <PlayerBar
        player={player}
        chapters={chapters}
        duration={state.duration ?? seconds ?? 0}
        hasTrack={subtitles !== null}
      />
      <Announcement className="sr-only">{state.said}</Announcement>
    </section>
  )
}
