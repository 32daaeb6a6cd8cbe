import { expect, test } from 'vitest'
import { declaredPages, pageAt } from './declared-pages.ts'
import { runMiddleware } from './middleware.ts'
import { areParamsValid } from './route-params.ts'

const ROUTES = declaredPages()

const guarded =
  `/ /account /contact /catalogue /news /news/$id /search-results /faq/$slug /faq/$slug/$id /services/gallery
/osez-la-sante /osez-la-sante/$id /formations/quiz /formations/quiz/$id /formations/tutorials /formations/tutorials/$id
/formations/laboratory-training /formations/laboratory-training/$id /academie-reference /academie-reference/$id
/campaigns/one-time /campaigns/one-time/$id /campaigns/loyalty-campaigns /campaigns/loyalty-campaigns/$id
/campaigns/monthly-animations /campaigns/monthly-animations/$id /services/partnerships /services/partnerships/$id
/services/laboratory-thematic /services/merchandising /services/merchandising/$id /offers/promotional-offers
/offers/promotional-offers/$id /mdd-products/technical-files /mdd-products/technical-files/$id /annual-agreements/performances
/annual-agreements/performances/$id /annual-agreements/referral-laboratory /annual-agreements/referral-laboratory/$id
`
    .split(/\s+/)
    .filter(Boolean)

const declared = (path: string) => ROUTES.find((route) => route.path === path)

test.each(['/login', '/register', '/maintenance', '/password-reset'])(
  'S2-01 S2-02 S2-03 S2-04 %s is public with an empty layout',
  (path) => {
    expect(declared(path)).toMatchObject({ layout: 'empty', middleware: [] })
  },
)

test('S2-05 /catalogues is public with the default layout', () => {
  expect(declared('/catalogues')).toMatchObject({ layout: 'default', middleware: [] })
})

test.each(guarded)('S2-06 to S2-45 %s needs a signed-in user', (path) => {
  expect(declared(path)).toMatchObject({ layout: 'default', middleware: ['auth'] })
})

test.each([
  '/contact',
  '/contact/$id',
  '/agenda',
  '/agenda/$id',
  '/a-faire',
  '/favoris',
  '/campaigns',
  '/formations/equipe',
  '/formations/mes-formations',
])('%s needs a signed-in user', (path) => {
  expect(declared(path)).toMatchObject({ layout: 'default', middleware: ['auth'] })
})

test.each(['/agenda', '/agenda/$id'])('D8-05 %s needs a signed-in user, in the default layout', (path) => {
  expect(declared(path)).toMatchObject({ layout: 'default', middleware: ['auth'] })
})

test('D7-01 a quiz is taken on the whole screen, signed in, and its result stands in the portal', () => {
  expect(declared('/formations/quiz/$id/passer')).toMatchObject({ layout: 'empty', middleware: ['auth'] })
  expect(declared('/formations/quiz/$id/resultat/$attemptId')).toMatchObject({
    layout: 'default',
    middleware: ['auth'],
  })
})

test.each(['/attestations', '/attestations/$code'])(
  '%s opens signed out: anybody checks an attestation',
  (path) => {
    expect(declared(path)).toMatchObject({ layout: 'default', middleware: [] })
  },
)

test('S2-09 S3-12 /p/{slug} opens signed out for legal pages; the page sends everyone else to sign in', () => {
  expect(declared('/p/$slug')).toMatchObject({ layout: 'default', middleware: [] })
})

test('the guard of /services/bri-compensation lets drugstore accounts through only', () => {
  expect(declared('/services/bri-compensation')).toMatchObject({ middleware: ['auth', 'is-drugstore'] })
})

test('D13 everything under /admin but its sign-in page is behind is-admin', () => {
  const desk = ROUTES.filter((route) => route.path.startsWith('/admin') && route.path !== '/admin/login')

  expect(desk.length).toBeGreaterThan(0)
  expect(desk.every((route) => route.layout === 'backoffice' && route.middleware[0] === 'is-admin')).toBe(
    true,
  )
})

test('S8-04 every middleware named by the table exists, every path is declared once', () => {
  for (const route of ROUTES) runMiddleware(route.middleware, { session: null, href: '/' })

  expect(new Set(ROUTES.map((route) => route.path)).size).toBe(ROUTES.length)
})

test('a path finds its route, the precise one first', () => {
  expect(pageAt('/news')).toBe('/news')
  expect(pageAt('/news/12')).toBe('/news/$id')
  expect(pageAt('/faq/tout/3')).toBe('/faq/$slug/$id')
  expect(pageAt('/nowhere')).toBeUndefined()
})

test.each(['1', '42', '2147483647'])('S2-52 %s is an id', (id) => {
  expect(areParamsValid({ id })).toBe(true)
})

test.each(['', '0', '-1', '01', '1.5', '1e3', 'abc', '12abc', '2147483648', '99999999999', ' 1', '١'])(
  'S2-52 « %s » is no id',
  (id) => {
    expect(areParamsValid({ id })).toBe(false)
  },
)

test.each([
  ['tout', true],
  ['mentions-legales', true],
  ['Tout', false],
  ['a--b', false],
  ['a/b', false],
  ['../x', false],
])('S2-52 slug « %s » is valid: %s', (slug, valid) => {
  expect(areParamsValid({ slug })).toBe(valid)
})
