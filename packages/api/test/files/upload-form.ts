import { readdirSync } from 'node:fs'
import type { Answer, Caller, TestApp } from '../test-app.ts'

const BOUNDARY = 'kiosque-test-form'

export interface Part {
  field?: string
  name?: string | null
  type?: string
  bytes: Buffer | string
}

/** The body of a form, written by hand so that tests can lie in any header. */
export function form(parts: Part[]): { payload: Buffer; headers: Record<string, string> } {
  const pieces = parts.flatMap(
    ({ field = 'file', name = 'fichier.bin', type = 'application/octet-stream', bytes }) => {
      const file = name === null ? '' : `; filename="${name.replaceAll('"', '%22')}"\r\nContent-Type: ${type}`
      return [
        Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${file}\r\n\r\n`),
        Buffer.from(bytes as string),
        Buffer.from('\r\n'),
      ]
    },
  )
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}

export function send(caller: Caller, path: string, ...parts: Part[]): Promise<Answer> {
  return caller.request('POST', path, form(parts))
}

/** What is being received and not yet kept. */
export const incomingOf = ({ deps }: TestApp) => readdirSync(deps.storage.incomingFolder, { recursive: true })

export async function countFiles({ db }: TestApp): Promise<number> {
  const row = await db
    .selectFrom('file')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return row.n
}
