import { useEffect } from 'react'
import { isOpenAtCounter, useCounterMode } from '../../lib/counter.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import type { Session } from '../../lib/session-store.ts'
import { CounterBar } from './counter-bar.tsx'
import { followOtherTabs } from './counter-mode.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { startOfflineWorker } from './offline-worker.ts'
import { Screensaver } from './screensaver.tsx'
import { REST_MS } from './screensaver-slides.ts'
import { useRest } from './use-rest.ts'
import { warmTablet } from './warm-tablet.ts'
import './tablet.css'

const FIRST_WARMING_MS = 3_000
const WARM_EVERY_MS = 10 * 60_000

/** Everything a counter tablet has more than a computer (D6-06); loaded on tablets only. */
export function Tablet({ session, pathname }: { session: Session | null; pathname: string }) {
  const isCounter = useCounterMode()
  const audience = session ? `${session.me.id} ${session.account?.id ?? ''}` : null
  const { isResting, wake } = useRest(REST_MS)

  useEffect(() => {
    if (audience === null) return
    const aborter = new AbortController()
    const worker = startOfflineWorker()
    const warm = () => void worker.then(() => warmTablet(aborter.signal)).catch(() => undefined)
    const first = setTimeout(warm, FIRST_WARMING_MS)
    const timer = setInterval(warm, WARM_EVERY_MS)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      aborter.abort()
    }
  }, [audience, isCounter])

  useEffect(followOtherTabs, [])

  useEffect(() => {
    if (isCounter && !isOpenAtCounter(pathname)) go(paths.catalogue(), { replace: true })
  }, [isCounter, pathname])

  return (
    <>
      <OfflineBanner />
      {session && <CounterBar pathname={pathname} onEnter={() => go(paths.catalogue())} />}
      {session && isResting && <Screensaver onWake={wake} />}
    </>
  )
}
