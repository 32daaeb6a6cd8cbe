import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Progress } from '@kiosque/contract/wire/trainings'
import { useProgress, useTellProgress } from '../progress.queries.ts'
import { isWorthTelling, resumeAt } from './resume.ts'

/** Goes on where one stopped, and tells where one is: now and then, at each pause, and when the page is left. */
export function useFilmProgress(id: number, player: RefObject<HTMLVideoElement | null>) {
  const own = useProgress('tutorial', id)
  const { mutate } = useTellProgress('tutorial', id)
  const told = useRef({ seconds: 0, at: 0 })
  const isPlaced = useRef(false)
  const [resumedAt, setResumedAt] = useState<number | null>(null)

  function tell(seconds: number, keepalive = false) {
    if (Math.abs(seconds - told.current.seconds) < 1) return
    told.current = { seconds, at: Date.now() }
    mutate({ body: { position_s: Math.floor(seconds) }, keepalive })
  }

  /** Once the film and the place are both known; somebody who started it already is left where they are. */
  function place(progress: Progress | undefined) {
    const film = player.current
    if (!film || !progress || isPlaced.current || film.readyState < 1) return
    isPlaced.current = true
    const from = resumeAt(progress.position_s, film.duration)
    if (from === null || film.currentTime > 1) return
    told.current = { seconds: from, at: Date.now() }
    film.currentTime = from
    setResumedAt(from)
  }
  useEffect(() => place(own))

  const leave = useEffectEvent(() => {
    if (player.current && isPlaced.current) tell(player.current.currentTime, true)
  })
  useEffect(() => {
    const film = player.current
    const onHide = () => leave()
    const onHidden = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    window.addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHidden)
      // The element has left the page by now, but still knows where it was.
      if (film && isPlaced.current) tell(film.currentTime, true)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for the life of this film
  }, [id])

  return {
    own,
    resumedAt,
    onReady: () => place(own),
    onTime: (seconds: number) => {
      if (isWorthTelling({ seconds, at: Date.now() }, told.current)) tell(seconds)
    },
    onPause: (seconds: number) => tell(seconds),
    startAgain: () => {
      setResumedAt(null)
      if (player.current) player.current.currentTime = 0
    },
  }
}
