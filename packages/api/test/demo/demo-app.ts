import { afterAll } from 'vitest'
import type { DemoStep } from '../../src/demo/demo-step.ts'
import { demoSignIns, loadDemo } from '../../src/demo/load-demo.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

/** A Monday of the season that the demonstration is written for, ten in the morning in Paris. */
const NOW = '2026-11-16T09:00:00Z'

export interface DemoApp {
  t: TestApp
  /** As one of the demonstration's people, by what stands before the @ of their address. */
  signedIn(name: string, how?: { admin?: boolean }): Promise<Caller>
}

/** An application filled by these steps of the demonstration, or by all; closed when the file is done. */
export async function demoApp(steps?: DemoStep[], now = NOW): Promise<DemoApp> {
  const t = await testApp({ now })
  afterAll(() => t.close())
  await loadDemo(t.deps, steps)
  return {
    t,
    async signedIn(name, how = {}) {
      const credentials = { email: `${name}@demo.kiosque.test`, password: demoSignIns.password }
      const { status, body } = await t.anonymous.post('/login', { ...credentials, ...how })
      if (status !== 200) throw new Error(`${name} could not sign in: ${status}`)
      return t.as(body.token as string)
    },
  }
}
