import { useRef, useState } from 'react'
import { clock } from './clock.ts'
import type { PlayerAct } from './player-keys.ts'

export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const
export const speedText = (speed: number) => `${String(speed).replace('.', ',')}×`

type SafariVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** What the film is doing, what may be asked of it, and what is said aloud of the answer. */
export function usePlayer() {
  const film = useRef<HTMLVideoElement>(null)
  /** What fills the screen: the film with its words and its bar. */
  const frame = useRef<HTMLElement>(null)
  const [time, setTime] = useState(0)
  const [duration, setDuration] = useState<number | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isMuted, setMuted] = useState(false)
  const [hasCaptions, setCaptions] = useState(true)
  const [speed, setSpeed] = useState(1)
  const [said, setSaid] = useState('')
  const [hasBegun, setBegun] = useState(false)

  function goTo(seconds: number) {
    if (!film.current) return
    const end = Number.isFinite(film.current.duration) ? film.current.duration : seconds
    film.current.currentTime = Math.min(Math.max(0, seconds), end)
    setTime(film.current.currentTime)
  }
  function play() {
    // Refused where the browser wants a gesture first: the button is there for it.
    void film.current?.play().catch(() => undefined)
  }
  function toggle() {
    if (!film.current) return
    if (film.current.paused) play()
    else film.current.pause()
  }
  function changeSpeed(chosen: number) {
    setSpeed(chosen)
    if (film.current) film.current.playbackRate = chosen
    setSaid(`Vitesse ${speedText(chosen)}`)
  }
  function fullscreen() {
    if (document.fullscreenElement) return void document.exitFullscreen()
    if (frame.current?.requestFullscreen) return void frame.current.requestFullscreen().catch(() => undefined)
    // A telephone that only knows the film itself.
    ;(film.current as SafariVideo | null)?.webkitEnterFullscreen?.()
  }

  function act(asked: PlayerAct) {
    const element = film.current
    if (!element) return
    if (asked.do === 'toggle') {
      setSaid(element.paused ? 'Lecture' : 'Pause')
      toggle()
    } else if (asked.do === 'skip' || asked.do === 'share') {
      goTo(asked.do === 'skip' ? element.currentTime + asked.by : element.duration * asked.of)
      setSaid(`À ${clock(element.currentTime)}`)
    } else if (asked.do === 'speed') {
      const at = SPEEDS.findIndex((each) => each === element.playbackRate)
      changeSpeed(SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at + asked.by))] ?? 1)
    } else if (asked.do === 'captions') {
      setSaid(hasCaptions ? 'Sous-titres masqués' : 'Sous-titres affichés')
      setCaptions(!hasCaptions)
    } else if (asked.do === 'mute') {
      setSaid(element.muted ? 'Son remis' : 'Son coupé')
      element.muted = !element.muted
    } else fullscreen()
  }

  return {
    film,
    frame,
    state: { time, duration, isPlaying, isMuted, hasCaptions, speed, said, hasBegun },
    act,
    goTo,
    changeSpeed,
    playFrom: (seconds: number) => {
      goTo(seconds)
      play()
    },
    events: {
      onTimeUpdate: () => setTime(film.current?.currentTime ?? 0),
      onDurationChange: () => {
        const length = film.current?.duration ?? Number.NaN
        setDuration(Number.isFinite(length) ? length : null)
      },
      onPlay: () => {
        setBegun(true)
        setPlaying(true)
      },
      onPause: () => setPlaying(false),
      onVolumeChange: () => setMuted(film.current?.muted ?? false),
    },
  }
}

export type PlayerControls = ReturnType<typeof usePlayer>
