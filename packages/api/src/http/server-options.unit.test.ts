import { expect, test } from 'vitest'
import { serverOptions } from './server-options.ts'

test('G14 whoever never finishes sending, or never reads, is gone within a minute', () => {
  const {
    requestTimeout = 0,
    connectionTimeout = 0,
    http,
  } = serverOptions({ trustProxy: false }) as {
    requestTimeout?: number
    connectionTimeout?: number
    http: { headersTimeout: number; connectionsCheckingInterval: number }
  }
  // Node looks at connections now and then: one that is too slow is found at the next look.
  const bounds = [requestTimeout, http.headersTimeout].map((ms) => ms + http.connectionsCheckingInterval)
  expect(Math.max(...bounds, connectionTimeout)).toBeLessThanOrEqual(60_000)
  expect(Math.min(requestTimeout, connectionTimeout, http.headersTimeout)).toBeGreaterThan(0)
})
