import { expect, test } from 'vitest'
import { PLACEMENTS } from '@kiosque/contract/domain/placements'
import { hasFooterStrip, placesOn } from './page-placements.ts'

/** Shown by their own code: home, menu, tablet, footer, sign-in. */
const ELSEWHERE = [1, 2, 3, 4, 5, 6, 7, 8, 11, 14, 15, 16, 31, 33, 34]

test.each([
  ['/offers/promotional-offers', ['offers_banner']],
  ['/offers/promotional-offers/12', ['related_product']],
  ['/campaigns/one-time', ['campaigns_banner']],
  ['/formations/quiz', ['formations_banner']],
  ['/services/partnerships', ['services_banner']],
  ['/services/gallery', ['gallery_banner']],
  ['/services/laboratory-thematic', ['laboratory_banner']],
  ['/mdd-products/technical-files', ['mdd_banner']],
  ['/annual-agreements/performances', ['agreements_banner']],
  ['/annual-agreements/referral-laboratory', ['laboratory_banner']],
  ['/academie-reference', ['academy_banner']],
  ['/osez-la-sante', ['health_tests_banner']],
  ['/catalogue', ['catalogue_banner', 'product_category']],
  ['/catalogue/12', ['related_product']],
  ['/news/12', ['related_post']],
  ['/news', []],
  ['/p/mentions-legales', ['page']],
  ['/faq/commandes', ['faq_banner']],
  ['/search-results', ['search_banner']],
  ['/agenda', ['agenda_banner']],
  ['/account', ['account_aside']],
  ['/', []],
])('D6-01 %s shows %o', (path, expected) => {
  expect(placesOn(path).map(({ placement }) => placement)).toEqual(expected)
})

test('D6-01 every placement shows somewhere', () => {
  const paths = [
    '/offers/x',
    '/offers/x/1',
    '/campaigns/x',
    '/formations/x',
    '/services/gallery',
    '/services/partnerships',
    '/services/laboratory-thematic',
    '/mdd-products/x',
    '/annual-agreements/performances',
    '/academie-reference',
    '/osez-la-sante',
    '/catalogue',
    '/news/1',
    '/p/x',
    '/faq',
    '/search-results',
    '/agenda',
    '/account',
  ]
  const shown = new Set<string>(paths.flatMap((path) => placesOn(path).map(({ placement }) => placement)))
  const missing = PLACEMENTS.filter(({ id, key }) => !ELSEWHERE.includes(id) && !shown.has(key))
  expect(missing.map(({ key }) => key)).toEqual([])
})

test.each([
  ['/news', true],
  ['/catalogue', true],
  ['/p/mentions-legales', true],
  ['/', false],
  ['/account', false],
  ['/a-faire', false],
  ['/news/12', false],
  ['/contact', false],
  ['/search-results', false],
])('D6-01 the strip of the footer ends %s: %s', (path, isThere) => {
  expect(hasFooterStrip(path)).toBe(isThere)
})
