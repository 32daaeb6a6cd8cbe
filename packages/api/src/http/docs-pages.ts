import { readFileSync } from 'node:fs'
import type { App } from './app-type.ts'

const PAGES = [
  { url: '/api/docs', file: 'index.html', type: 'text/html; charset=utf-8' },
  { url: '/api/docs/docs.css', file: 'docs.css', type: 'text/css; charset=utf-8' },
  { url: '/api/docs/docs.js', file: 'docs.js', type: 'text/javascript; charset=utf-8' },
]

/** The reader of the OpenAPI document: three small files of our own. */
export function mountDocs(app: App): void {
  for (const { url, file, type } of PAGES) {
    const content = readFileSync(new URL(`./docs/${file}`, import.meta.url))
    app.get(url, { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(content),
    )
  }
}
