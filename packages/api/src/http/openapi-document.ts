import { setImmediate as breathe } from 'node:timers/promises'
import { toJSONSchema, type $ZodType } from 'zod/v4/core'
import type { Access, RouteEntry } from './app-type.ts'

const WHO: Record<Access, string> = {
  public: 'Ouvert à tous.',
  member: 'Toute personne connectée.',
  drugstore: 'Un compte rattaché à une officine.',
  staff: 'Le siège (droits 1 à 3).',
  editor: 'Le siège, administrateurs et éditeurs (droits 1 et 2).',
  admin: 'Le siège, administrateurs (droit 1).',
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  required?: string[]
  [name: string]: unknown
}

type Io = 'input' | 'output'

/** OpenAPI 3.1 of all these routes. Hundreds of schemas take a second: between routes it lets requests through. */
export async function openApiDocument(routes: readonly RouteEntry[]): Promise<object> {
  const describe = createDescriber()
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes.filter(isDocumented)) {
    const url = route.url.replaceAll(/:(\w+)/g, '{$1}')
    paths[url] = { ...paths[url], [route.method.toLowerCase()]: operation(route, describe) }
    await breathe()
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kiosque',
      version: '1',
      description:
        'L’API du portail des officines et du back-office du siège. Une erreur répond { message, code, request_id, errors? }.',
    },
    servers: [{ url: '/' }],
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}

function isDocumented({ url, schema }: RouteEntry): boolean {
  return url.startsWith('/api/v1/') && !schema?.hide
}

/** The same zod schema serves many routes: it is translated once. */
function createDescriber() {
  const known: Record<Io, WeakMap<$ZodType, JsonSchema>> = { input: new WeakMap(), output: new WeakMap() }
  return (schema: $ZodType, io: Io): JsonSchema => {
    const found = known[io].get(schema)
    if (found) return found
    const { $schema: _, ...made } = toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema
    known[io].set(schema, made)
    return made
  }
}

function operation(
  { method, url, access, schema, isMultipart, isBytes }: RouteEntry,
  describe: ReturnType<typeof createDescriber>,
) {
  const [area = '', inside = ''] = url.replace('/api/v1/', '').split('/')
  return {
    operationId: `${method.toLowerCase()}${url.replace('/api/v1', '').replaceAll(/[^A-Za-z0-9]+/g, '_')}`,
    tags: [area === 'admin' ? `admin/${inside}` : area],
    ...(schema?.summary ? { summary: schema.summary } : {}),
    description: [schema?.description, WHO[access]].filter(Boolean).join(' '),
    'x-access': access,
    ...(access === 'public' ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...pathParameters(url, schema?.params, describe),
      ...queryParameters(schema?.querystring, describe),
    ],
    ...(isBytes ? BYTES : requestBody(schema?.body, isMultipart, describe)),
    responses: responses(schema?.response, describe),
  }
}

type Describe = ReturnType<typeof createDescriber>

function pathParameters(url: string, schema: unknown, describe: Describe) {
  const properties = schema ? describe(schema as $ZodType, 'input').properties : undefined
  return [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: properties?.[name] ?? { type: 'string' },
  }))
}

function queryParameters(schema: unknown, describe: Describe) {
  if (!schema) return []
  const { properties = {}, required = [] } = describe(schema as $ZodType, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }))
}

const BYTES = {
  requestBody: {
    required: true,
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  },
}

function requestBody(schema: unknown, isMultipart: boolean, describe: Describe) {
  if (isMultipart) {
    const file = {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } }
  }
  if (!schema) return {}
  const body = describe(schema as $ZodType, 'input')
  return { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
}

const ERROR = {
  description: 'Erreur',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['message', 'code', 'request_id'],
        properties: {
          message: { type: 'string' },
          code: { type: 'string' },
          request_id: { type: 'string' },
          errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
        },
      },
    },
  },
}

function responses(declared: unknown, describe: Describe) {
  const entries = Object.entries((declared ?? { 200: null }) as Record<string, $ZodType | null>)
  const successes = entries.map(([status, schema]) => [
    status,
    {
      description: 'Réussite',
      ...(schema && status !== '204'
        ? { content: { 'application/json': { schema: describe(schema, 'output') } } }
        : {}),
    },
  ])
  return { ...Object.fromEntries(successes), default: ERROR }
}
