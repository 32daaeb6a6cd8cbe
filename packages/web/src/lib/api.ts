import { createApi } from './api-client.ts'
import type { ApiClient, ApiSettings } from './api-client.ts'
import { saveBlob } from './save-blob.ts'

export { ApiError, messageFor } from './api-error.ts'

let client: ApiClient | null = null

/** Called once at start with the public configuration. */
export function configureApi(settings: ApiSettings): void {
  client = createApi(settings)
}

function current(): ApiClient {
  if (!client) throw new Error('A base URL is required')
  return client
}

/** The one way out to the server: `api.get<News>('/contents/news/12', { signal })`. */
export const api: ApiClient = {
  urlOf: (...args) => current().urlOf(...args),
  headers: () => current().headers(),
  get: (...args) => current().get(...args),
  post: (...args) => current().post(...args),
  put: (...args) => current().put(...args),
  patch: (...args) => current().patch(...args),
  delete: (...args) => current().delete(...args),
  upload: (...args) => current().upload(...args),
  uploadInLines: (...args) => current().uploadInLines(...args),
  download: (...args) => current().download(...args),
}

/** Saves a file the server made under the name it gave. */
export async function saveDownload(
  path: string,
  fallbackName: string,
  options: Parameters<ApiClient['download']>[1] = {},
) {
  const { blob, name } = await api.download(path, options)
  saveBlob(blob, name ?? fallbackName)
}
