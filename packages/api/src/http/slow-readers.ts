import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const CHECK_MS = 10_000
const PATIENCE_MS = 30_000
const LEAST_BYTES = 16_384

interface Watched {
  taken: number
  since: number
}

/**
 * Closes connections that hardly take what they asked for: a few hundred of them would otherwise fill the memory
 * with answers nobody reads. A slow line is fine; 16 kB in half a minute is not a line.
 */
export function closeSlowReaders(server: Server, now: () => number = () => performance.now()): () => void {
  const sockets = new Map<Socket, Watched>()
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, { taken: 0, since: now() })
    socket.once('close', () => sockets.delete(socket))
  })
  const timer = setInterval(() => {
    for (const [socket, watched] of sockets) {
      const taken = socket.bytesWritten - socket.writableLength
      if (socket.writableLength === 0 || taken - watched.taken >= LEAST_BYTES) {
        sockets.set(socket, { taken, since: now() })
      } else if (now() - watched.since > PATIENCE_MS) {
        socket.destroy()
      }
    }
  }, CHECK_MS).unref()
  return () => clearInterval(timer)
}
