import swagger from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Access, App } from './app-type.ts'

const WHO: Record<Access, string> = {
  public: 'Ouvert à tous.',
  member: 'Toute personne connectée.',
  drugstore: 'Un compte rattaché à une officine.',
  staff: 'Le siège (droits 1 à 3).',
  editor: 'Le siège, administrateurs et éditeurs (droits 1 et 2).',
  admin: 'Le siège, administrateurs (droit 1).',
}

/** The description of the whole API, made from the very schemas that validate (D2-06). */
export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kiosque',
        version: '1',
        description:
          'L’API du portail des officines et du back-office du siège. Une erreur répond { message, code, request_id, errors? }.',
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform(input) {
      const { schema, url } = jsonSchemaTransform(input)
      const { access = 'public' } = input.route.config ?? {}
      const area = url.replace('/api/v1/', '').split('/')
      return {
        url,
        schema: {
          ...schema,
          tags: [area[0] === 'admin' ? `admin/${area[1] ?? ''}` : (area[0] ?? '')],
          description: [schema?.description, WHO[access]].filter(Boolean).join(' '),
          'x-access': access,
          ...(access === 'public' ? {} : { security: [{ session: [] }] }),
        },
      }
    },
  })

  let document: string | null = null
  app.get(
    '/api/v1/openapi.json',
    { config: { access: 'public' }, schema: { hide: true, querystring: z.looseObject({}) } },
    async (_request, reply) => {
      document ??= JSON.stringify(app.swagger())
      return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document)
    },
  )
}
