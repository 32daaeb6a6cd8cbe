import { local } from './browser-storage.ts'

const KEY = 'kiosque-env'
/** Present while a tablet is in counter mode. */
export const COUNTER_KEY = 'kiosque-counter'

/** D6-06: a device opened once with `?env=tablet` stays a tablet; `?env=kiosque` brings it back, not the counter. */
export function rememberEnvironment(search: string): void {
  const asked = new URLSearchParams(search).get('env')
  if (asked === 'tablet') local.write(KEY, 'tablet')
  if (asked === 'kiosque' && local.read(COUNTER_KEY) === null) local.remove(KEY)
  if (isTablet()) document.documentElement.dataset['env'] = 'tablet'
  else delete document.documentElement.dataset['env']
  if (isTablet() && local.read(COUNTER_KEY) !== null) document.documentElement.dataset['counter'] = 'on'
  else delete document.documentElement.dataset['counter']
}

export function isTablet(): boolean {
  return local.read(KEY) === 'tablet'
}

/** S3-15: the number sent with every call. */
export const environmentId = (): 0 | 1 => (isTablet() ? 1 : 0)

/** D6-06: a tablet that customers look at. Nothing that is for the pharmacy's eyes may reach the page. */
export const isCounterMode = (): boolean => isTablet() && local.read(COUNTER_KEY) !== null
