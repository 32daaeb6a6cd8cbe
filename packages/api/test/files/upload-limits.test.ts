import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember, signIn } from '../factories.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import * as samples from './samples.ts'
import { countFiles, form, incomingOf, send } from './upload-form.ts'

let server: TestApp
let member: Caller
let token: string
let port: number
const logLines: string[] = []

beforeAll(async () => {
  server = await testApp({ logLines })
  const person = await makeMember(server.db)
  token = await signIn(server.db, person, server.clock.now())
  member = await server.as(token)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())

const incoming = () => incomingOf(server)

interface Reply {
  status: number
  body: { code?: string; size?: number }
}

/** Over a real connection, a piece at a time, as a browser does. */
function post(bytes: Buffer, headers: Record<string, string> = {}): Promise<Reply> {
  const { payload, headers: own } = form([{ name: 'gros.mp4', bytes }])
  return new Promise((resolve, reject) => {
    const options = { port, method: 'POST', path: '/api/v1/files' }
    const all = { authorization: `Bearer ${token}`, ...own, ...headers }
    const request = httpRequest({ ...options, headers: all }, (response: IncomingMessage) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          body: JSON.parse(Buffer.concat(chunks).toString()) as Reply['body'],
        })
      })
    })
    request.on('error', reject)
    for (let at = 0; at < payload.length; at += 262_144) request.write(payload.subarray(at, at + 262_144))
    request.end()
  })
}

describe('size', () => {
  test('S5-02 D12-01 30,000,000 bytes are accepted, one more is refused while streaming', async () => {
    const limit = samples.mp4(30_000_000)

    const accepted = await post(limit)
    const refused = await post(Buffer.concat([limit, Buffer.from([0])]))

    expect(accepted).toMatchObject({ status: 201, body: { size: 30_000_000 } })
    expect(refused).toMatchObject({ status: 413, body: { code: 'too_large' } })
    expect(incoming()).toEqual([])
  })

  test('S5-02 a declared length far beyond the limit is refused before anything is written', async () => {
    const answer = await member.request('POST', '/files', {
      ...form([{ bytes: 'x' }]),
      headers: { ...form([]).headers, 'content-length': '99000000' },
    })

    expect(answer.status).toBe(413)
    expect(incoming()).toEqual([])
  })

  test('G8 a length that lies leaves nothing behind', async () => {
    const short = await raw(
      'content-length: 400',
      form([{ name: 'a.mp4', bytes: samples.mp4(9000) }]).payload,
    )

    expect(short).toMatch(/^HTTP\/1\.1 400 /)
    expect(incoming()).toEqual([])
  })

  test('G8 uploads broken off by their sender leave no file, no row and no temporary file', async () => {
    const before = await countFiles(server)
    const half = form([{ name: 'a.mp4', bytes: samples.mp4(400_000) }]).payload.subarray(0, 200_000)

    await Promise.all(
      Array.from({ length: 40 }, () => raw('content-length: 400000', half, { cutAfter: true })),
    )

    await expect.poll(() => incoming(), { timeout: 5000 }).toEqual([])
    expect(await countFiles(server)).toBe(before)
  })

  const errorLines = () => logLines.filter((line) => JSON.parse(line).level >= 40 || line.includes('"stack"'))

  test('G8 a body broken off by its sender is one quiet line in the log, not an error with a stack', async () => {
    const half = form([{ name: 'a.mp4', bytes: samples.mp4(400_000) }]).payload.subarray(0, 200_000)
    const json = { cutAfter: true, path: '/api/v1/login', type: 'application/json' }
    const sendings = [
      () => raw('content-length: 400000', half, { cutAfter: true }),
      () => raw('content-length: 400000', half.subarray(0, 20), { cutAfter: true }),
      () => raw('content-length: 400', Buffer.from('{"email":"a@b'), json),
    ]

    logLines.length = 0
    // Sent again where it broke off before anybody began to read it.
    for (const breakOff of sendings) {
      const before = logLines.length
      const told = async () => {
        await breakOff()
        return logLines.slice(before).some((line) => line.includes('aborted by the sender'))
      }
      await expect.poll(told, { timeout: 10_000 }).toBe(true)
    }
    expect(errorLines()).toEqual([])
  })

  test('G8 an upload of the largest size keeps the memory flat', async () => {
    const bytes = samples.mp4(30_000_000)
    const before = process.memoryUsage().rss

    await post(bytes)

    // The sender lives in this very process and holds the whole form; the receiver must add next to nothing.
    expect(process.memoryUsage().rss - before).toBeLessThan(128 * 1024 * 1024)
  })
})

/** Bytes straight onto the socket; resolves with what came back once it is closed. */
function raw(
  lengthHeader: string,
  body: Buffer,
  options: { cutAfter?: boolean; path?: string; type?: string } = {},
): Promise<string> {
  const { path = '/api/v1/files', type = form([]).headers['content-type'] } = options
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      if (received.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(received))
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
        `content-type: ${type}\r\n${lengthHeader}\r\n\r\n`,
    )
    socket.write(body, () => {
      if (options.cutAfter) setImmediate(() => socket.destroy())
    })
  })
}

test('D12-01 a disk without room answers 507 and keeps nothing', async () => {
  const { storage } = server.deps
  const { keep } = storage
  storage.keep = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
  const before = await countFiles(server)

  const answer = await send(member, '/files', { name: 'a.csv', bytes: samples.csv() })
  storage.keep = keep

  expect(answer.status).toBe(507)
  expect(incoming()).toEqual([])
  expect(await countFiles(server)).toBe(before)
})
