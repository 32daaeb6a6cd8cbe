import { callHeaders } from './call-headers.ts'
import { abortedError, ApiError, errorFrom, networkError, timeoutError } from './api-error.ts'

/** S9-01. */
export const REQUEST_TIMEOUT_MS = 60_000
/** S7-02: a GET that meets one of these is tried once more. */
const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504])

export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[]
export type Query = Record<string, QueryValue>

export type ApiSettings = {
  baseUrl: string
  app: string
  token: () => string | null
  environment: () => 0 | 1
  /** True on a tablet that customers look at: answers then leave out what is for the pharmacy (D6-06). */
  isCounter?: () => boolean
  timeoutMs?: number
  /** Told of every failure but the caller's own aborts: sign-out on 401, maintenance… */
  onFailure?: (error: ApiError, request: { path: string; token: string | null }) => void
  /** The answer to this very question, where the document asked it before the page could (lib/early.ts). */
  early?: (url: string, headers: Record<string, string>) => Promise<Response> | null
  /** Where a call really goes; in a preview every read is asked for as somebody else, and nothing is written. */
  reroute?: (call: { method: string; path: string; query?: Query }) => Rerouted
}

export type Rerouted = { path: string; query: Query; method?: 'POST'; body?: unknown }
export type CallOptions = {
  query?: Query
  signal?: AbortSignal
  timeoutMs?: number
  /** Goes on when the page is left: for the last word of something that is being watched. */
  keepalive?: boolean
}
type Call = CallOptions & { method: string; path: string; body?: unknown; accept?: string }

export type ApiClient = ReturnType<typeof createApi>

/** S5-03: no client without a base address. */
export function createApi(settings: ApiSettings) {
  if (!settings.baseUrl) throw new Error('A base URL is required')
  const root = `${settings.baseUrl.replace(/\/+$/, '').replace(/\/api\/v1$/, '')}/api/v1`

  const urlOf = (path: string, query?: Query) => `${root}${path}${queryString(query)}`

  function headersFor(call: Pick<Call, 'accept' | 'body'>, token: string | null): Record<string, string> {
    const [environment, isCounter] = [settings.environment(), settings.isCounter?.() ?? false]
    const headers = callHeaders({ app: settings.app, environment, isCounter, token }, call.accept)
    if (call.body instanceof Blob) headers['Content-Type'] = 'application/octet-stream'
    else if (call.body !== undefined && !(call.body instanceof FormData))
      headers['Content-Type'] = 'application/json'
    return headers
  }

  async function attempt(call: Call, token: string | null): Promise<Response> {
    const limit = call.timeoutMs ?? settings.timeoutMs ?? REQUEST_TIMEOUT_MS
    const timeout = AbortSignal.timeout(limit)
    const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout
    try {
      const init: RequestInit = {
        method: call.method,
        headers: headersFor(call, token),
        signal,
        credentials: 'omit',
        ...(call.keepalive ? { keepalive: true } : {}),
      }
      if (call.body !== undefined)
        init.body =
          call.body instanceof FormData || call.body instanceof Blob ? call.body : JSON.stringify(call.body)
      const url = urlOf(call.path, call.query)
      const early = call.method === 'GET' ? settings.early?.(url, headersFor(call, token)) : null
      // What was asked early and did not come is asked again.
      const answer = early && (await within(signal, early).catch(() => null))
      signal.throwIfAborted()
      return answer ?? (await fetch(url, init))
    } catch {
      if (call.signal?.aborted) throw abortedError()
      if (timeout.aborted) throw timeoutError(limit)
      throw networkError()
    }
  }

  async function send(asked: Call): Promise<Response> {
    const call = settings.reroute ? { ...asked, ...settings.reroute(asked) } : asked
    const token = settings.token()
    try {
      let response = await attempt(call, token)
      if (call.method === 'GET' && RETRIED.has(response.status)) response = await attempt(call, token)
      if (response.ok) return response
      throw errorFrom(response.status, await readBody(response).catch(() => null), response.headers)
    } catch (error) {
      if (error instanceof ApiError && error.code !== 'aborted')
        settings.onFailure?.(error, { path: call.path, token })
      throw error
    }
  }

  async function json<T>(call: Call): Promise<T> {
    const response = await send(call)
    return (await readBody(response).catch(() => {
      throw call.signal?.aborted ? abortedError() : networkError()
    })) as T
  }

  return {
    urlOf,
    headers: () => headersFor({}, settings.token()),
    get: <T>(path: string, options: CallOptions = {}) => json<T>({ ...options, method: 'GET', path }),
    post: <T>(path: string, body?: unknown, options: CallOptions = {}) =>
      json<T>({ ...options, method: 'POST', path, body: body ?? {} }),
    put: <T>(path: string, body?: unknown, options: CallOptions = {}) =>
      json<T>({ ...options, method: 'PUT', path, body: body ?? {} }),
    patch: <T>(path: string, body?: unknown, options: CallOptions = {}) =>
      json<T>({ ...options, method: 'PATCH', path, body: body ?? {} }),
    /** A body is sent only when one is given: erasing one’s account needs the password. */
    delete: <T>(path: string, body?: unknown, options: CallOptions = {}) =>
      json<T>({ ...options, method: 'DELETE', path, ...(body === undefined ? {} : { body }) }),
    /** Multipart, field `file` (D15-05); extra fields travel beside it. */
    upload: <T>(
      path: string,
      file: File | Blob,
      fields: Record<string, string> = {},
      options: CallOptions = {},
    ) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      form.append('file', file)
      return json<T>({ ...options, method: 'POST', path, body: form })
    },
    /** The same, answered line by line of JSON: each is handed on as it comes. */
    uploadInLines: async (
      path: string,
      file: File | Blob,
      { onLine, ...options }: CallOptions & { onLine: (line: Record<string, unknown>) => void },
    ) => {
      const form = new FormData()
      form.append('file', file)
      const response = await send({
        ...options,
        method: 'POST',
        path,
        body: form,
        accept: 'application/x-ndjson, application/json',
      })
      await readLines(response, onLine).catch((error: unknown) => {
        if (error instanceof ApiError) throw error
        throw options.signal?.aborted ? abortedError() : networkError()
      })
    },
    /** A file made by the server: CSV, PDF, iCalendar. */
    download: async (
      path: string,
      options: CallOptions & { method?: 'GET' | 'POST'; body?: unknown } = {},
    ) => {
      const { method = 'GET', ...rest } = options
      const response = await send({ ...rest, method, path, accept: '*/*' })
      return { blob: await response.blob(), name: fileNameOf(response.headers.get('content-disposition')) }
    },
  }
}

/** Whoever asks may leave, or lose patience, before an answer that somebody else asked for. */
function within<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    answer.then(resolve, reject)
  })
}

async function readLines(response: Response, onLine: (line: Record<string, unknown>) => void): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: '' }
    const lines = (rest + (value ?? '')).split('\n')
    rest = done ? '' : (lines.pop() ?? '')
    for (const line of lines) if (line) onLine(JSON.parse(line) as Record<string, unknown>)
    if (done) return
  }
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const text = await response.text()
  if (text === '') return undefined
  if (!response.headers.get('content-type')?.includes('json')) return text
  return JSON.parse(text)
}

export function queryString(query: Query = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    params.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  const text = params.toString()
  return text ? `?${text}` : ''
}

export function fileNameOf(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (encoded) {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return null
    }
  }
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? null
}
