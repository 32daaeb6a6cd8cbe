import { z } from 'zod'
import type { App } from './app-type.ts'
import { openApiDocument } from './openapi-document.ts'

/** The description of the whole API, made from the very schemas that validate (D2-06), the first time it is asked for. */
export function mountOpenApi(app: App): void {
  let document: Promise<string> | null = null
  app.get(
    '/api/v1/openapi.json',
    { config: { access: 'public' }, schema: { hide: true, querystring: z.looseObject({}) } },
    async (_request, reply) => {
      document ??= openApiDocument(app.routeTable).then((made) => JSON.stringify(made))
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(await document)
    },
  )
}
