import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../e2e/server.ts'

export interface BareProcess {
  url: string
  port: number
  pid: number
  stop: () => Promise<void>
}

/** A yardstick in a process of its own, given its port and what it asks for, as soon as it answers anything. */
export async function startBare(script: string, ...given: string[]): Promise<BareProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const child = spawn(process.execPath, [script, String(port), ...given], { stdio: 'inherit' })
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(url).then(Boolean, () => false)) break
    await pause(100)
  }
  return {
    url,
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
