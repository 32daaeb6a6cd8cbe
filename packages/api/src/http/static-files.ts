import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../errors.ts'
import type { App } from './app-type.ts'
import { answerError } from './error-answer.ts'
import { inOwnFrame } from './security-headers.ts'

// Vite names these by their content: the same name is the same bytes for ever.
const HASHED = /^\/assets\/[^/]+-[A-Za-z0-9_-]{8,}\.[a-z0-9]+(\.map)?$/
const FILE_NAME = /\.[a-z0-9]{1,12}$/i
// What a build is made of, and what browsers ask for beside it. Any other dot is part of an address: /quiz/1.5.
const ASSET_NAME =
  /\.(?:m?js|css|map|json|webmanifest|png|jpe?g|webp|avif|gif|svg|ico|woff2?|ttf|txt|xml|pdf|mp4|wasm|br|gz)$/i
const NOT_PAGES = /^\/(api|assets|builds)(\/|$)/

/** The interface, and every path nobody else answers: a page of the portal for a browser, 404 for the rest. */
export async function serveInterface(app: App, webDist: string): Promise<void> {
  // Without a build there is no folder: the API answers all the same.
  const isBuilt = existsSync(webDist)
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: webDist,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      index: false,
      logLevel: 'silent',
    })

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    if (request.method !== 'GET') return answerError(notFound(), request, reply)
    const file = isBuilt && path !== null ? fileFor(webDist, path, takesPages(request)) : null
    if (!file) return answerError(notFound(), request, reply)
    if (file === '/index.html') {
      void reply.headers(
        inOwnFrame(request.headers, String(reply.getHeader('content-security-policy') ?? '')),
      )
      void reply.header('vary', 'sec-fetch-dest, sec-fetch-site')
    }
    return sendInterfaceFile(reply, file)
  })
}

function sendInterfaceFile(reply: FastifyReply, file: string): FastifyReply {
  const isForEver = HASHED.test(file)
  void reply.header('cache-control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache')
  return reply.sendFile(file.slice(1))
}

function pathOf(request: FastifyRequest): string | null {
  try {
    return decodeURIComponent(request.url.split('?', 1)[0] ?? '/')
  } catch {
    return null
  }
}

/** A browser that opens an address says so; whoever fetches a script, a picture or JSON wants no page instead. */
const takesPages = ({ headers: { accept } }: FastifyRequest) =>
  accept === undefined || /text\/html|\*\/\*/.test(accept)

/** The file itself when it exists, index.html for a page, null for a missing file or an API path. */
function fileFor(webDist: string, path: string, isPageWanted: boolean): string | null {
  if (path.includes('\0') || path.includes('\\') || path.split('/').some((part) => part.startsWith('.')))
    return null
  const isFile = FILE_NAME.test(path) && !path.endsWith('.html') && existsSync(join(webDist, path))
  if (isFile) return path
  if (NOT_PAGES.test(path) || ASSET_NAME.test(path) || (FILE_NAME.test(path) && !isPageWanted)) return null
  return existsSync(join(webDist, 'index.html')) ? '/index.html' : null
}
