import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { api, configureApi } from '../lib/api.ts'
import { nextTask } from '../early/first-frame.ts'
import type { ApiError } from '../lib/api-error.ts'
import { local, perTab } from '../lib/browser-storage.ts'
import { isCounterMode } from '../lib/counter.ts'
import { fetchConfig } from '../lib/config.ts'
import type { PublicConfig } from '../lib/config.ts'
import { readPreview, rerouteFor, type Preview } from '../lib/preview.ts'
import { forgetEarly, takeEarly } from '../lib/early.ts'
import { environmentId, rememberEnvironment } from '../lib/environment.ts'
import { firstAnswers } from '../lib/first-answers.ts'
import { go, setNavigate } from '../lib/navigation.ts'
import { endOpening } from '../lib/opening.ts'
import { paths } from '../lib/paths.ts'
import { getSession, isSwitching, sessionStore, signOut } from '../lib/session.ts'
import type { Session } from '../lib/session.ts'
import { SESSION_KEY } from '../lib/session-store.ts'
import { toast } from '../ui/toast-store.ts'
import { setAnalyticsUser, startAnalytics, trackPageView } from './behaviours/analytics.ts'
import { createBuildWatch, currentBuildId, readLatestBuild } from './behaviours/build-watch.ts'
import { reportUser, setReportUser, startReporting } from './behaviours/error-report.ts'
import { endDisabledSession } from './behaviours/every-visit.ts'
import { repeatFarewell, sayFarewell } from './behaviours/farewell.ts'
import { forgetDevice } from './behaviours/forget-device.ts'
import { focusHeading } from './behaviours/focus-heading.ts'
import { watchHighlights } from './behaviours/highlight-events.ts'
import { createIdleLock, watchIdle } from './behaviours/idle-lock.ts'
import { interceptLinks } from './behaviours/link-clicks.ts'
import { startPrefetch } from './behaviours/route-prefetch.ts'
import { watchSearchKeys } from './behaviours/search-keys.ts'
import { router } from './router.tsx'

const here = () => `${location.pathname}${location.search}`

function loginFor(href: string): string {
  return href.startsWith('/admin') ? paths.adminLogin(href) : paths.login(href)
}

/** What any call may answer that concerns the whole page. */
function onFailure(error: ApiError, request: { path: string; token: string | null }): void {
  const session = getSession()
  if (error.status === 503 && error.code === 'maintenance') void fetchConfig().then(() => router.invalidate())
  if (!session || request.token !== session.token) return
  if (error.status === 403 && error.code === 'account_disabled') endDisabledSession()
  if (isSwitching() && request.path !== '/accounts') return
  if (error.status === 401 && request.path !== '/logout') {
    sayFarewell({ title: 'Votre session a pris fin', text: 'Reconnectez-vous pour continuer.', tone: 'info' })
    go(loginFor(here()))
    signOut({ tellServer: false })
  }
}

/** S4-03, S4-07: whoever uses the session is known to reports and analytics, and forgotten with it. */
function onSession(now: Session | null, before: Session | null): void {
  setReportUser(reportUser(now))
  setAnalyticsUser(now ? String(now.me.id) : null)
  if (now?.me.id === before?.me.id && now?.account?.id === before?.account?.id) return
  if (before) {
    forgetEarly()
    forgetDevice(now === null)
    void router.invalidate()
  }
}

function watchBuilds(config: PublicConfig): void {
  const watch = createBuildWatch({
    currentId: currentBuildId(),
    intervalMs: config.build_poll_interval_s * 1000,
    readLatest: readLatestBuild,
    now: Date.now,
    onNewBuild: () =>
      toast({
        title: 'Une nouvelle version est disponible',
        text: 'Elle s’applique à la prochaine page.',
        tone: 'info',
      }),
  })
  watch.start()
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void watch.check()
  })
  router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation, toLocation }) => {
    if (watch.hasNewBuild() && pathChanged && fromLocation) location.assign(toLocation.href)
  })
}

function watchNavigation(): void {
  let isSamePage = false
  setNavigate((href, options) => {
    isSamePage = options.isSamePage
    const { replace, ignoreBlocker } = options
    router.history[replace ? 'replace' : 'push'](href, undefined, { ignoreBlocker })
  })
  interceptLinks(go)
  router.subscribe('onResolved', ({ hrefChanged, fromLocation }) => {
    if (hrefChanged && fromLocation) endOpening()
  })
  // The first page is there before anything is drawn: the router says of it that nothing changed.
  let isFirst = true
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    const isOpening = isFirst
    isFirst = false
    if (!isOpening && !pathChanged && fromLocation) return
    trackPageView()
    if (!isOpening && fromLocation && !isSamePage) focusHeading()
    isSamePage = false
  })
}

function watchSession(): void {
  sessionStore.subscribe(onSession)
  addEventListener('storage', (event) => sessionStore.onStorage(event))
  sessionStore.restore()
  repeatFarewell()
  watchIdle({
    lock: createIdleLock(perTab, Date.now),
    isShared: () => getSession() !== null && sessionStore.isShared(),
    onIdle: () => {
      sayFarewell({
        title: 'Poste verrouillé',
        text: 'Après 15 minutes sans activité, reconnectez-vous pour reprendre.',
        tone: 'info',
      })
      go(loginFor(here()))
      signOut()
    },
  })
}

/** « Voir comme »: the portal as somebody else, in a frame of the back office. It reads, and does nothing more. */
function startPreview(preview: Preview): void {
  sessionStore.restore()
  const token = getSession()?.token
  if (token !== undefined) sessionStore.preview({ ...preview.session, token })
  document.documentElement.dataset['preview'] = 'on'
  if (preview.who.environment === 1) document.documentElement.dataset['env'] = 'tablet'
  else delete document.documentElement.dataset['env']
  watchNavigation()
}

/** Reads the configuration, restores the session, then shows the page that was asked for. */
export async function start(): Promise<void> {
  const preview = readPreview()
  if (!preview) rememberEnvironment(location.search)
  watchSearchKeys(() => (perTab.read(SESSION_KEY) ?? local.read(SESSION_KEY)) !== null)
  const config = await fetchConfig()
  configureApi({
    baseUrl: config.api_base_url,
    app: config.app,
    token: () => getSession()?.token ?? null,
    environment: environmentId,
    isCounter: isCounterMode,
    early: takeEarly,
    onFailure: preview ? () => undefined : onFailure,
    ...(preview ? { reroute: rerouteFor(preview) } : {}),
  })
  if (preview) startPreview(preview)
  else startAll(config)
  await nextTask()
  await show(preview !== null)
}

function startAll(config: PublicConfig): void {
  startReporting({ dsn: config.sentry_dsn, release: currentBuildId() })
  startAnalytics(config.matomo)
  watchNavigation()
  watchSession()
  watchBuilds(config)
  watchHighlights(
    (events) => void api.post('/highlights/events', events).catch(() => undefined),
    () => getSession() !== null,
  )
}

/**
 * The document's own drawing of the page (src/early) stays until the page can take its place whole: its code and its
 * first answers, unless they are late. It is then drawn once, in small steps that let everything else through.
 */
async function show(isPreview: boolean): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('No #root in the page')
  await router.load()
  await firstAnswers()
  await window.kiosqueEarly?.styles
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  )
  const stop = router.subscribe('onRendered', () => {
    stop()
    if (!isPreview) startPrefetch()
  })
}
