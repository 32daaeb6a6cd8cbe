/** An error that replaces the page. Its English message is for consoles and reports (D15-11). */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly status: number
  readonly fatal: boolean

  constructor(message: string, options: { status: number; fatal: boolean }) {
    super(message)
    this.status = options.status
    this.fatal = options.fatal
  }
}

/** S2-51: no route has this path. */
export const unmatchedRoute = (path: string) =>
  new PageError(`Page not found: ${path}`, { status: 404, fatal: false })

/** S2-52: the route exists, its parameters make no sense. */
export const invalidRoute = (path: string) =>
  new PageError(`Page Not Found: ${path}`, { status: 404, fatal: true })

export function statusOf(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null ? (error as { status?: unknown }).status : undefined
  return typeof status === 'number' && status > 0 ? status : 500
}
