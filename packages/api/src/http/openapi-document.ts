import { setImmediate as breathe } from 'node:timers/promises'
import { errorBody } from '@kiosque/contract/wire/common'
import type { $ZodType } from 'zod/v4/core'
import type { Access, RouteEntry } from './app-type.ts'
import { pathParameters, queryParameters, shareParameters } from './openapi-parameters.ts'
import { shareParts, writeOnceInPlace } from './openapi-parts.ts'
import { OpenApiSchemas, type JsonSchema } from './openapi-schemas.ts'
import { shareBodies, shareFields, shareResponses } from './openapi-shared.ts'

const WHO: Record<Access, string> = {
  public: 'Ouvert à tous.',
  member: 'Toute personne connectée.',
  drugstore: 'Un compte rattaché à une officine.',
  staff: 'Le siège (droits 1 à 3).',
  editor: 'Le siège, administrateurs et éditeurs (droits 1 et 2).',
  admin: 'Le siège, administrateurs (droit 1).',
}

const whoMayCall = Object.entries(WHO)
  .map(([access, who]) => `${access}, ${who.charAt(0).toLowerCase()}${who.slice(1, -1)}`)
  .join('\u00a0; ')

/** OpenAPI 3.1 of all these routes. Hundreds of schemas take a second: between routes it lets requests through. */
export async function openApiDocument(all: readonly RouteEntry[]): Promise<object> {
  const routes = all.filter(isDocumented)
  const schemas = new OpenApiSchemas()
  // As it is read: some errors say more, beside.
  const error = schemas.describe(errorBody, 'input')
  for (const { schema } of routes) {
    responses(schema?.response, schemas)
    await breathe()
  }
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const route of routes) {
    const url = route.url.replaceAll(/:(\w+)/g, '{$1}')
    paths[url] = { ...paths[url], [route.method.toLowerCase()]: operation(route, schemas) }
    await breathe()
  }
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const named = { ...schemas.components, ...shareFields(operations, schemas.components) }
  const answers = { Error: { description: 'Erreur', ...json(error) }, ...shareResponses(operations) }
  const parameters = shareParameters(operations)
  const requestBodies = shareBodies(operations)
  await breathe()
  shareParts([...Object.values(named), answers, parameters, requestBodies, paths], named)
  writeOnceInPlace(paths, [named, answers, parameters, requestBodies], named)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kiosque',
      version: '1',
      description: `L’API du portail des officines et du back-office du siège. Une erreur répond { message, code, request_id, errors? }. Qui peut appeler, par x-access\u00a0: ${whoMayCall}`,
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      responses: answers,
      parameters,
      requestBodies,
      schemas: named,
    },
    paths,
  }
}

function isDocumented({ url, schema }: RouteEntry): boolean {
  return url.startsWith('/api/v1/') && !schema?.hide
}

function operation(
  { url, access, schema, isMultipart, isBytes, isJsonToo }: RouteEntry,
  schemas: OpenApiSchemas,
) {
  return {
    ...(schema?.summary ? { summary: schema.summary } : {}),
    ...(schema?.description ? { description: schema.description } : {}),
    'x-access': access,
    // Signed in is the rule, said once for the document.
    ...(access === 'public' ? { security: [] } : {}),
    parameters: [
      ...pathParameters(url, schema?.params, schemas),
      ...queryParameters(schema?.querystring, schemas),
    ],
    ...(isBytes ? BYTES : requestBody(schema?.body, { isMultipart, isJsonToo }, schemas)),
    responses: responses(schema?.response, schemas),
  }
}

const BYTES = {
  requestBody: {
    required: true,
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  },
}

function requestBody(
  schema: unknown,
  { isMultipart, isJsonToo }: Pick<RouteEntry, 'isMultipart' | 'isJsonToo'>,
  schemas: OpenApiSchemas,
) {
  if (isMultipart) {
    const file = {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    }
    const other = isJsonToo ? json(schemas.describe(schema as $ZodType, 'input')).content : {}
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file }, ...other } } }
  }
  if (!schema) return {}
  return { requestBody: { required: true, ...json(schemas.describe(schema as $ZodType, 'input')) } }
}

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })

function responses(declared: unknown, schemas: OpenApiSchemas) {
  const entries = Object.entries((declared ?? { 200: null }) as Record<string, $ZodType | null>)
  const successes = entries.map(([status, schema]) => [
    status,
    {
      description: 'OK',
      ...(schema && status !== '204' ? json(schemas.describe(schema, 'output')) : {}),
    },
  ])
  return { ...Object.fromEntries(successes), default: { $ref: '#/components/responses/Error' } }
}
