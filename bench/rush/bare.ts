import type { Client } from 'pg'
import { startBare } from '../bare-process.ts'
import { openMeter } from './meter.ts'
import { measurePhase, type Figures } from './phase.ts'

export interface Yardstick {
  /** What it is called where its figures are shown. */
  name: string
  /** The server that does one thing and nothing else, and the load that asks it, where it is not the usual one. */
  script: string
  load?: string
  plan: object
  /** What its warming up has otherwise. */
  warmUp: object
}

/** What the bare server costs on the same network, once it is compiled and warm. */
export async function measureBare(
  folder: string,
  { client, databaseUrl }: { client: Client; databaseUrl: string },
  { name, script, load, plan, warmUp }: Yardstick,
): Promise<Figures> {
  const bare = await startBare(script, databaseUrl)
  const meter = await openMeter(client, bare.pid, null)
  const whole = { ...plan, port: bare.port }
  try {
    await measurePhase(folder, 'échauffement', { ...whole, ...warmUp }, meter, load)
    return await measurePhase(folder, name, whole, meter, load)
  } finally {
    meter.stop()
    await bare.stop()
  }
}
