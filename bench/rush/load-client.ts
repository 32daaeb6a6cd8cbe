import { connect, type Socket } from 'node:net'

export interface Answered {
  status: number
  ms: number
}

/** One kept-alive connection that asks for one thing after the other, and looks only at status and length. */
export interface Connection {
  get(path: string, token: string | null): Promise<Answered>
  /** Writes something, and gives back the words of the answer too. */
  send(
    method: 'POST' | 'PUT',
    path: string,
    token: string | null,
    body?: object,
  ): Promise<Answered & { text: string }>
  close(): void
}

interface Received {
  status: number
  body: Buffer
}

const HEAD_END = Buffer.from('\r\n\r\n')

/** By hand, on a plain socket: a client as heavy as the server would measure itself. */
export async function openConnection(host: string, port: number): Promise<Connection> {
  const socket: Socket = connect(port, host)
  socket.setNoDelay(true)
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let received: Buffer = Buffer.alloc(0)
  let expected = -1
  let status = 0
  let bodyAt = 0
  let waiting: { resolve: (answer: Received) => void; reject: (error: Error) => void } | null = null

  function finish(): void {
    const done = waiting
    const body = received.subarray(bodyAt, expected)
    waiting = null
    received = Buffer.alloc(0)
    expected = -1
    done?.resolve({ status, body })
  }
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    if (expected < 0) {
      const end = received.indexOf(HEAD_END)
      if (end < 0) return
      const head = received.toString('latin1', 0, end)
      status = Number(head.slice(9, 12))
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
      bodyAt = end + 4
      expected = bodyAt + Number(length ?? 0)
    }
    if (received.length >= expected) finish()
  })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('la connexion a été fermée')))

  async function ask(head: string, body: string): Promise<Received & { ms: number }> {
    const start = performance.now()
    const answered = await new Promise<Received>((resolve, reject) => {
      waiting = { resolve, reject }
      socket.write(`${head}\r\n${body}`)
    })
    return { ...answered, ms: performance.now() - start }
  }
  const headOf = (method: string, path: string, token: string | null) =>
    `${method} ${path} HTTP/1.1\r\nhost: ${host}:${port}\r\n${token === null ? '' : `authorization: Bearer ${token}\r\n`}`

  return {
    async get(path, token) {
      const { status: answered, ms } = await ask(headOf('GET', path, token), '')
      return { status: answered, ms }
    },
    async send(method, path, token, body) {
      const words = body === undefined ? '' : JSON.stringify(body)
      const type = body === undefined ? '' : 'content-type: application/json\r\n'
      const head = `${headOf(method, path, token)}${type}content-length: ${Buffer.byteLength(words)}\r\n`
      const answered = await ask(head, words)
      return { status: answered.status, ms: answered.ms, text: answered.body.toString() }
    },
    close: () => socket.destroy(),
  }
}
