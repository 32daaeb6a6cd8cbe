import { canBePublic, type Kind } from '@kiosque/contract/kinds/define-kind'
import { bundleOf } from '@kiosque/contract/kinds/fields/bundles'
import { fieldsWithin } from '@kiosque/contract/kinds/map-values'
import { allKinds } from '@kiosque/contract/kinds/registry'
import { contentDetail, contentList, contentRefParams, listQuery } from '@kiosque/contract/wire/contents'
import { isAtCounter } from '../answers/at-counter.ts'
import { sendShared } from '../answers/send-shared.ts'
import type { Topic } from '../answers/topic.ts'
import type { Reader } from '../audience/visible-targets.ts'
import { forbidden, unauthorized } from '../errors.ts'
import type { App, Routes } from '../http/app-type.ts'
import { detailRecipe } from './read-content.service.ts'
import { listContents, listToSend, type ListToSend, type ParsedListQuery } from './read-contents.service.ts'

/** Every kind gets the same two routes, with the questions it declares itself. */
export const contentsRoutes: Routes = async (app) => {
  for (const kind of allKinds) mountKind(app, kind)
}

function mountKind(app: App, kind: Kind): void {
  const { deps } = app
  const { db, now, env, live } = deps
  const config = { access: canBePublic(kind) ? 'public' : 'member', whenDisabled: false } as const
  const own: readonly Topic[] = [kind.key as Topic]
  // A page also shows the contents it names, of other kinds too.
  const withNamed: readonly Topic[] = [...new Set([...own, ...namedKinds(kind)])]
  const makeList = (query: ParsedListQuery) => (viewer: Reader | null) =>
    listToSend(db, kind, query, { viewer, now: now(), secret: env.secretKey, live })
  const makeDetail = (ref: string) => (viewer: Reader | null) =>
    detailRecipe(db, kind, ref, { viewer, now: now(), secret: env.secretKey, live })

  app.get(
    `/contents/${kind.key}`,
    {
      config,
      schema: { querystring: listQuery(kind), response: { 200: contentList } },
    },
    async (request, reply) => {
      const { query } = request
      if (query['favourites'] !== undefined) {
        const viewer = request.viewerOrNull
        // One's own, so never in the cache that an audience shares; at the counter nobody has any.
        if (viewer === null) throw unauthorized()
        if (isAtCounter(request))
          throw forbidden('counter_mode', 'Les favoris restent fermés en mode comptoir.')
        const reader = await deps.readers.find(viewer)
        const reading = { viewer: reader, now: now(), secret: env.secretKey, keptBy: viewer.user_id }
        reply.header('cache-control', 'no-store')
        return await listContents(db, kind, query, reading)
      }
      const make = makeList(query)
      return await sendShared(deps, request, reply, {
        name: `list ${kind.key} ${JSON.stringify(query)}`,
        topics: own,
        isTyped: query.q !== undefined,
        // Whoever types takes turns with the others.
        isSteady: query.q === undefined,
        make: isAtCounter(request) ? async (viewer) => withoutTeamFacets(kind, await make(viewer)) : make,
      })
    },
  )
  app.get(
    `/contents/${kind.key}/:ref`,
    {
      config,
      schema: { params: contentRefParams, response: { 200: contentDetail } },
    },
    async (request, reply) => {
      const { ref } = request.params
      try {
        return await sendShared(deps, request, reply, {
          name: `detail ${kind.key} ${ref}`,
          topics: withNamed,
          isSteady: true,
          make: makeDetail(ref),
        })
      } catch (error) {
        // A passer-by may have to sign in first; whether there is something to read then is not said.
        throw request.viewerOrNull === null && isNotFound(error) ? unauthorized() : error
      }
    },
  )
}

/** Kinds that contents of this one can point to. */
function namedKinds(kind: Kind): Topic[] {
  return fieldsWithin(kind.fields).flatMap(
    (field) => (bundleOf(field).contentKinds(field) ?? []) as readonly Topic[],
  )
}

/** Counts by what only the team may read would say it all the same (D16-05). */
function withoutTeamFacets(kind: Kind, list: ListToSend): ListToSend {
  const facets = Object.entries(list.meta.facets).filter(([name]) => kind.fields[name]?.team_only !== true)
  return { ...list, meta: { ...list.meta, facets: Object.fromEntries(facets) } }
}

const isNotFound = (error: unknown) => (error as { status?: number }).status === 404
