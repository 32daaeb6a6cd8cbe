import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const origin = 'https://kiosque.test'

test('D2-08 the public configuration is read as it is', () => {
  const given = {
    api_base_url: 'https://api.kiosque.test',
    app: 'kiosque',
    maintenance: true,
    maintenance_message: 'Retour à 14 h.',
    sentry_dsn: 'https://k@sentry.test/1',
    matomo: { url: 'https://stats.test', site_id: 3 },
    build_id: 'abc',
    build_poll_interval_s: 30,
  }

  expect(readConfig(given, origin)).toEqual({ ...given, api_base_url: 'https://api.kiosque.test/' })
})

test.each([
  null,
  undefined,
  'x',
  [],
  {},
  { maintenance: 'yes', build_poll_interval_s: -1, matomo: { url: '' }, sentry_dsn: 4 },
])('D2-08 a missing or broken configuration (%j) still starts the site', (raw) => {
  expect(readConfig(raw, origin)).toEqual({
    api_base_url: 'https://kiosque.test/',
    app: 'kiosque',
    maintenance: false,
    maintenance_message: null,
    sentry_dsn: null,
    matomo: null,
    build_id: null,
    build_poll_interval_s: 60,
  })
})
