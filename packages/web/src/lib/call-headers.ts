/** From where and as whom the API is asked (S3-15, D6-06). */
export type Caller = { app: string; environment: 0 | 1; isCounter: boolean; token: string | null }

/** What every call says, in one order: what the document asked early is compared with what the page would ask. */
export function callHeaders({ app, environment, isCounter, token }: Caller, accept = 'application/json') {
  const headers: Record<string, string> = {
    Accept: accept,
    app,
    type: 'kiosque',
    environment: String(environment),
  }
  if (isCounter) headers['counter'] = '1'
  if (token) headers['Authorization'] = `Bearer ${token}`
  return headers
}
