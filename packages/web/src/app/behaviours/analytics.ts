import type { PublicConfig } from '../../lib/config.ts'

type Matomo = NonNullable<PublicConfig['matomo']>

let matomo: Matomo | null = null
let userId: string | null = null

export function startAnalytics(config: PublicConfig['matomo']): void {
  matomo = config
}

/** S4-07: cleared on sign-out. */
export function setAnalyticsUser(id: string | null): void {
  userId = id
}

/** The call Matomo's tracking API expects for one page view, without loading its script. */
export function pageViewUrl(
  { url, site_id }: Matomo,
  view: { href: string; title: string; user: string | null; random: string },
): string {
  const params = new URLSearchParams({
    idsite: String(site_id),
    rec: '1',
    apiv: '1',
    rand: view.random,
    url: view.href,
    action_name: view.title,
  })
  if (view.user) params.set('uid', view.user)
  return `${url.replace(/\/+$/, '')}/matomo.php?${params}`
}

export function trackPageView(): void {
  if (!matomo) return
  const view = {
    href: location.origin + location.pathname,
    title: document.title,
    user: userId,
    random: String(Math.floor(Math.random() * 1e9)),
  }
  void fetch(pageViewUrl(matomo, view), { mode: 'no-cors', keepalive: true, credentials: 'omit' }).catch(
    () => undefined,
  )
}
