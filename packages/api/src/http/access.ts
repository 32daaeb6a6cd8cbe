import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import { forbidden, unauthorized, type AppError } from '../errors.ts'
import type { Member, Viewer } from './viewer.ts'
import type { Access, App, RouteEntry } from './app-type.ts'

/** Who is behind a request. */
export interface Viewers {
  /** At once where the database need not be asked: null for nobody, undefined where it must be asked. */
  known(request: Pick<FastifyRequest, 'headers'>): Member | null | undefined
  find(request: Pick<FastifyRequest, 'headers' | 'ip'>): Promise<Member | null>
}

const ACCESSES: readonly Access[] = ['public', 'member', 'drugstore', 'staff', 'editor', 'admin']

/**
 * Who may call what, decided before the body is even read. A route that does not say is a crash at boot, not a
 * hole. Register it on the very instance that gets the routes.
 */
export function guardRoutes(app: App, viewers: Viewers): void {
  app.decorateRequest('viewerOrNull', null)
  app.decorateRequest('viewer', {
    getter() {
      if (!this.viewerOrNull) throw unauthorized()
      return this.viewerOrNull
    },
  })

  const table: RouteEntry[] = []
  app.decorate('routeTable', table)
  app.addHook('onRoute', (route) => {
    const access = route.config?.access
    if (!access || !ACCESSES.includes(access)) {
      throw new Error(`${String(route.method)} ${route.url} declares no access: add config: { access: … }`)
    }
    const entry = {
      url: route.url,
      access,
      schema: route.schema,
      isMultipart: route.config?.multipart === true,
      isBytes: route.config?.bytes === true,
      isJsonToo: route.config?.json === true,
      isExpensive: route.config?.isExpensive === true,
    }
    table.push(...[route.method].flat().map((method) => ({ method, ...entry })))
  })

  app.addHook('onRequest', (request, _reply, proceed) => {
    const { config } = request.routeOptions
    if (!config.access) return proceed()
    const decide = (viewer: Member | null) => {
      request.viewerOrNull = viewer
      proceed(refusalOf(config, viewer) ?? undefined)
    }
    const known = viewers.known(request)
    if (known !== undefined) return decide(known)
    // An open route answers even while the database cannot say who is asking.
    viewers
      .find(request)
      .then(decide, (error: Error) => (config.access === 'public' ? decide(null) : proceed(error)))
  })
}

/** Why this viewer may not call a route of this configuration; null when they may. */
export function refusalOf(
  { access, whenDisabled = access === 'public' }: FastifyContextConfig,
  viewer: Viewer | null,
): AppError | null {
  if (!whenDisabled && isDisabled(viewer)) {
    return forbidden('account_disabled', 'Votre compte a été désactivé')
  }
  if (access === 'public') return null
  if (!viewer) return unauthorized()
  return isAllowed(access, viewer) ? null : refusal(access)
}

/** Staff of the head office answers to its right, whatever became of a drugstore it has an account in (D3-10). */
const isDisabled = (viewer: Viewer | null) => viewer?.is_disabled === true && viewer.right_id === null

function isAllowed(access: Access | undefined, viewer: Viewer): boolean {
  const right = viewer.has_admin_account ? viewer.right_id : null
  switch (access) {
    case 'member':
      return true
    case 'drugstore':
      return viewer.drugstore_id !== null
    case 'staff':
      return right !== null
    case 'editor':
      return right === 1 || right === 2
    case 'admin':
      return right === 1
    default:
      return false
  }
}

function refusal(access: Access | undefined): AppError {
  if (access === 'drugstore') {
    return forbidden('drugstore_required', 'Cette page est réservée aux comptes rattachés à une officine.')
  }
  return forbidden()
}
