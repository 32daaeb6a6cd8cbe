/*
 * The counter tablet without network (D6-06): shell, catalogue, current offers and screensaver, with their pictures.
 * The page of an event's check-in too, on whatever phone stands there (D13-04): its shell alone, the page keeps its list.
 * What is personal is never kept here, and nothing but the shell is kept after signing out.
 */
const SHELL = 'kiosque-shell-1'
const DATA = 'kiosque-data-1'
const PATIENCE_MS = 6000
const MOST_PICTURES = 600

/** Answers that a whole audience shares; everything else of the API is personal or a change. */
const SHARED =
  /^\/api\/v1\/(?:home|menu|highlights|laboratories|categories|useful-links|faq-themes|contents\/([a-z_]+)(?:\/[^/]+)?)$/
const PARAMS = new URL(self.location.href).searchParams
/** A tablet names the kinds whose contents are kept, those that say so in their declaration; a check-in names none. */
const IS_TABLET = PARAMS.has('kinds')
const KINDS = new Set(PARAMS.get('kinds')?.split(','))
/** The page where an event's attendees are checked in. */
const CHECK_IN = /^\/admin\/events\/\d+\/pointage$/
const MOST_ASSETS = 400

function isShared(path) {
  const [whole, kind] = SHARED.exec(path) ?? []
  return whole !== undefined && (kind === undefined || KINDS.has(kind))
}
const PICTURE = /^\/api\/v1\/(?:public-)?files\/\d+$/

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => {
  const drop = async () => {
    const names = await caches.keys()
    const old = names.filter((name) => name.startsWith('kiosque-') && name !== SHELL && name !== DATA)
    await Promise.all(old.map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(drop())
})

/** From signing out to the next call of someone signed in: a picture still on its way is nobody's to keep. */
let isSignedOut = false
/** The last token seen. Calls made before signing out, « /logout » first of all, may arrive after the order to forget. */
let lastToken = null

self.addEventListener('message', (event) => {
  const { type, urls } = event.data ?? {}
  if (type === 'keep' && Array.isArray(urls)) event.waitUntil(keepShell(urls))
  if (type === 'forget') {
    isSignedOut = true
    event.waitUntil(caches.delete(DATA).then(() => event.ports[0]?.postMessage('done')))
  }
})

async function keepShell(urls) {
  const cache = await caches.open(SHELL)
  for (const url of urls) {
    if (new URL(url, location.origin).origin !== location.origin) continue
    // The document and its settings change under the same name; what has its content in its name does not.
    if (url.startsWith('/assets/') && (await cache.match(url))) continue
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) await cache.put(url, answer)
  }
  await trim(cache, (path) => path.startsWith('/assets/'), MOST_ASSETS)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  const token = request.headers.get('authorization')
  if (token !== null && url.pathname !== '/api/v1/logout') {
    if (token !== lastToken) isSignedOut = false
    lastToken = token
  }
  if (request.mode === 'navigate') {
    if (IS_TABLET || CHECK_IN.test(url.pathname)) event.respondWith(page(request))
    return
  }
  if (url.pathname.startsWith('/assets/')) return event.respondWith(asset(request))
  if (url.pathname === '/config.json') return event.respondWith(freshOrKept(request, SHELL, '/config.json'))
  if (!IS_TABLET) return
  if (PICTURE.test(url.pathname)) return event.respondWith(picture(request, url))
  // Without a token it is nobody's: only what someone signed in asked for is kept.
  if (isShared(url.pathname) && request.headers.has('authorization'))
    event.respondWith(shared(request, url.pathname + url.search))
})

/** Every page is the same document: the last one received stands for all. */
async function page(request) {
  const url = new URL(request.url)
  if (url.pathname.startsWith('/api/')) return fetch(request)
  return freshOrKept(request, SHELL, '/')
}

/** Named by its content: the same name is the same bytes for ever. */
async function asset(request) {
  const cache = await caches.open(SHELL)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  // At a check-in, only what its page says it is made of is kept.
  if (answer.ok && IS_TABLET) await cache.put(request.url, answer.clone())
  return answer
}

/** What is for the counter is kept apart; without it the page itself leaves out what customers may not see. */
function shared(request, path) {
  if (request.headers.get('counter') !== '1') return freshOrKept(request, DATA, path)
  const key = `${path}${path.includes('?') ? '&' : '?'}counter=1`
  return freshOrKept(request, DATA, key, path)
}

async function freshOrKept(request, name, key, otherwise = key) {
  const cache = await caches.open(name)
  try {
    const answer = await inTime(fetch(request))
    if (answer.ok) await cache.put(key, answer.clone())
    // Signed out or no longer allowed: what was kept was for someone else.
    if (answer.status === 401 || answer.status === 403) await cache.delete(key)
    return answer
  } catch (error) {
    const kept =
      (await cache.match(key, { ignoreVary: true })) ?? (await cache.match(otherwise, { ignoreVary: true }))
    if (kept) return kept
    throw error
  }
}

function inTime(answer) {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('slow')), PATIENCE_MS)
    answer.then(resolve, reject)
  })
}

/** A link is signed anew every few minutes: the picture behind it stays the same. */
async function picture(request, url) {
  const isPublic = url.pathname.includes('/public-files/')
  // What anyone may see (the sign-in page's picture) is nobody's: it is not what signing out forgets.
  const name = isPublic ? SHELL : DATA
  const key = new URL(url)
  key.searchParams.delete('exp')
  key.searchParams.delete('sig')
  try {
    const answer = await fetch(request)
    const isPicture = answer.headers.get('content-type')?.startsWith('image/')
    // Opened only now: to open what signing out has just deleted would bring it back.
    if (answer.status === 200 && isPicture && (isPublic || !isSignedOut)) {
      const cache = await caches.open(name)
      await cache.put(key, answer.clone())
      await trim(cache, (path) => PICTURE.test(path), MOST_PICTURES)
    }
    return answer
  } catch (error) {
    const kept = await caches.match(key, { cacheName: name, ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

/** The oldest of these go first. */
async function trim(cache, isOne, most) {
  const kept = (await cache.keys()).filter(({ url }) => isOne(new URL(url).pathname))
  for (const old of kept.slice(0, Math.max(0, kept.length - most))) await cache.delete(old)
}
