import type { FastifyRequest } from 'fastify'
import { badRequest, invalid, wrongType, type FieldErrors } from '../errors.ts'
import type { App } from './app-type.ts'

const DEEPEST = 40
const JSON_TYPE = /^application\/json(; ?charset="?utf-8"?)?$/i
const MULTIPART = /^multipart\/form-data; ?boundary=[^\s,;]{1,100}$/i
const BYTES_TYPE = /^application\/octet-stream$/i
const CSV_TYPE = /^text\/csv(; ?(charset|header)="?[\w-]{1,20}"?)*$/i
const NOT_ACCEPTED = 'Ce champ n’est pas accepté ici.'

/**
 * JSON as Fastify reads it, prototype tricks refused; but nothing at all is no body rather than a broken one, since many
 * clients name the type on every call, deletions included.
 */
export function readJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined)
    const text = textOf(bytes as Buffer)
    if (text === null) return done(notUtf8())
    void parse(request, text, done)
  })
}

// Fatal: a byte that is no UTF-8 would otherwise be kept as a character nobody typed.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function textOf(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}

const notUtf8 = () =>
  badRequest('malformed_text', 'Cette demande contient un texte illisible\u00a0: envoyez-le en UTF-8.')

/** Whether an address reads as text: every byte written as it should be, and all of them together UTF-8. */
function isReadableAddress(url: string): boolean {
  try {
    // Raw bytes reach us one letter each: « Ã© » for « é ».
    return !/[^\x20-\x7e]/.test(url) && decodeURIComponent(url) !== ''
  } catch {
    return false
  }
}

/**
 * Refuses, before any handler, what no field can hold: U+0000 and halves of surrogate pairs, which PostgreSQL
 * cannot store, and nesting no form has. Also a body or a query where the route declares none (D2-05).
 */
export function refuseUnfitInput(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isPage = request.routeOptions.config.access === undefined
    done(isPage || isReadableAddress(request.url) ? undefined : notUtf8())
  })
  // Exactly JSON, or exactly multipart where a route says so: odd spellings of a type have skipped schemas before.
  app.addHook('onRequest', (request, _reply, done) => {
    const type = request.headers['content-type']
    if (type === undefined || request.method === 'GET') return done()
    const { config } = request.routeOptions
    if (!config.access || (config.csv && CSV_TYPE.test(type))) return done()
    if (config.json && JSON_TYPE.test(type)) return done()
    const expected = config.multipart ? MULTIPART : config.bytes ? BYTES_TYPE : JSON_TYPE
    done(expected.test(type) ? undefined : wrongType())
  })

  app.addHook('preValidation', async (request) => {
    const { schema, config } = request.routeOptions
    if (!config.access) return
    // No body at all reads as an empty one, so that the answer names every field that is missing.
    const isBodiless = request.body === undefined || request.headers['content-type'] === undefined
    if (schema?.body && isBodiless) request.body ??= {}
    const undeclared = {
      ...(schema?.body || config.multipart || config.bytes ? {} : undeclaredFields(request.body, 'body')),
      ...(schema?.querystring ? {} : undeclaredFields(request.query, 'query')),
    }
    const errors = { ...undeclared, ...unfitFields(request) }
    if (Object.keys(errors).length > 0) throw invalid(errors)
  })
}

function undeclaredFields(value: unknown, root: string): FieldErrors {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) return { [root]: [NOT_ACCEPTED] }
  return Object.fromEntries(Object.keys(value).map((name) => [name, [NOT_ACCEPTED]]))
}

function unfitFields({
  params,
  query,
  body,
}: Pick<FastifyRequest, 'params' | 'query' | 'body'>): FieldErrors {
  return { ...unfitTexts(params, 'path'), ...unfitTexts(query, 'query'), ...unfitTexts(body, 'body') }
}

/** Walks without recursion: a body may be nested deeper than the stack. */
export function unfitTexts(input: unknown, root: string): FieldErrors {
  const errors: FieldErrors = {}
  const queue: { value: unknown; path: string; depth: number }[] = [{ value: input, path: '', depth: 0 }]
  for (let item = queue.pop(); item; item = queue.pop()) {
    const { value, path, depth } = item
    const name = path || root
    if (typeof value === 'string') {
      if (!isFit(value)) errors[name] = ['Ce texte contient un caractère qui ne peut pas être enregistré.']
    } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
      if (depth >= DEEPEST) return { [root]: ['Cette demande est trop imbriquée.'] }
      for (const [key, inner] of Object.entries(value)) {
        if (!isFit(key)) errors[name] = ['Le nom d’un champ contient un caractère qui n’est pas accepté.']
        queue.push({ value: inner, path: path ? `${path}.${key}` : key, depth: depth + 1 })
      }
    }
  }
  return errors
}

function isFit(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}
