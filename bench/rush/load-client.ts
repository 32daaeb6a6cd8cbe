import { connect, type Socket } from 'node:net'

export interface Answered {
  status: number
  ms: number
}

/** One kept-alive connection that asks for one thing after the other, and looks only at status and length. */
export interface Connection {
  get(path: string, token: string | null): Promise<Answered>
  close(): void
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
  let waiting: { resolve: (status: number) => void; reject: (error: Error) => void } | null = null

  function finish(): void {
    const done = waiting
    waiting = null
    received = Buffer.alloc(0)
    expected = -1
    done?.resolve(status)
  }
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    if (expected < 0) {
      const end = received.indexOf(HEAD_END)
      if (end < 0) return
      const head = received.toString('latin1', 0, end)
      status = Number(head.slice(9, 12))
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
      expected = end + 4 + Number(length ?? 0)
    }
    if (received.length >= expected) finish()
  })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('la connexion a été fermée')))

  return {
    async get(path, token) {
      const start = performance.now()
      const authorization = token === null ? '' : `authorization: Bearer ${token}\r\n`
      const answered = await new Promise<number>((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}:${port}\r\n${authorization}\r\n`)
      })
      return { status: answered, ms: performance.now() - start }
    },
    close: () => socket.destroy(),
  }
}
