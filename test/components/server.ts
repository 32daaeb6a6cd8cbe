import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { answerDesk, openDesk, type Answered, type Desk } from './desk.ts'

declare module 'vitest' {
  interface ProvidedContext {
    standIn: string
  }
}

export interface Received {
  method: string
  path: string
  headers: Record<string, unknown>
  body: string
}

/** What one test sees of the server: nobody else’s requests, nobody else’s contents. */
interface Room {
  received: Received[]
  desk: Desk
}

/**
 * A real server on a real port for components that talk to one. The first part of the path is the room of a test:
 * `/{room}/api/v1/…` is the back office’s API, `/{room}/api/42/envelope/` collects reports, and
 * `/{room}/received` tells the test what came in.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const rooms = new Map<string, Room>()
  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      const [, name = '', ...rest] = (request.url ?? '/').split('?')[0]!.split('/')
      const room: Room = rooms.get(name) ?? { received: [], desk: openDesk() }
      rooms.set(name, room)
      const path = `/${rest.join('/')}`
      const { method = 'GET', headers } = request
      const isAsked = method !== 'OPTIONS' && path.startsWith('/api/')
      if (isAsked) room.received.push({ method, path, headers, body })
      const { status, answer } = await answerOf(room, method, path, body)
      response.writeHead(status, { ...OPEN, 'content-type': 'application/json' })
      response.end(answer === undefined ? '' : JSON.stringify(answer))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  project.provide('standIn', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
}

const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization',
  'access-control-allow-methods': '*',
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

async function answerOf(room: Room, method: string, path: string, body: string): Promise<Answered> {
  if (method === 'OPTIONS') return { status: 204, answer: undefined }
  if (path === '/received') return { status: 200, answer: room.received }
  if (path === '/planned') {
    room.desk.planned.push(...(JSON.parse(body) as Desk['planned']))
    return { status: 200, answer: {} }
  }
  if (path === '/release') {
    room.desk.release()
    return { status: 200, answer: {} }
  }
  if (path.endsWith('/envelope/')) return { status: 200, answer: {} }
  return answerDesk(room.desk, method, path.replace(/^\/api\/v1/, ''), body)
}
