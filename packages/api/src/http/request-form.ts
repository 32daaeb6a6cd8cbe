import type { IncomingMessage } from 'node:http'
import { badRequest } from '../errors.ts'
import type { App } from './app-type.ts'

/**
 * A proxy may ask for a whole address, « GET http://host/path »: from here on it is the path, so that nothing which
 * looks at how an address begins takes it for another.
 */
export function originForm(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return path === url || path.startsWith('/') ? path : `/${path}`
}

const forHeaders = new WeakSet<IncomingMessage>()

/** HEAD is read as GET, and Node sends the headers alone: four hundred addresses need no second route for it. */
export function readAsGet(request: IncomingMessage): void {
  if (request.method !== 'HEAD') return
  request.method = 'GET'
  forHeaders.add(request)
}

/** Only the headers of the answer will be sent. */
export const isForHeaders = (request: IncomingMessage): boolean => forHeaders.has(request)

/** Two hosts are two readings of one request: a proxy before us may have believed the other one. */
export function hasManyHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const hosts = rawHeaders.filter(
    (text, at) => at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host',
  )
  return hosts.length > 1
}

export function refuseManyHosts(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(hasManyHosts(request.raw) ? badRequest() : undefined)
  })
}
