import { z } from 'zod'
import type { Routes } from '../http/app-type.ts'
import { knownViewer } from '../identity/find-viewer.ts'
import { createOpenStreams } from './open-streams.ts'

/** Notifications without reload (D9-01): server-sent events, read with fetch so that the token travels in its header. */
export const notificationStreamRoutes: Routes = async (app) => {
  const streams = createOpenStreams(app.deps)
  app.addHook('preClose', async () => streams.closeAll())

  app.get(
    '/notifications/stream',
    { config: { access: 'member' }, schema: { querystring: z.strictObject({}), hide: true } },
    (request, reply) => {
      reply.hijack()
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // A proxy that buffers would hold the events back.
        'x-accel-buffering': 'no',
      })
      reply.raw.write('retry: 5000\n\n')
      streams.add(request.viewer, reply.raw)
      // A session that ended while this call was on its way must not leave its stream open behind it.
      const isStillGood = knownViewer(app.deps, request)?.session_id === request.viewer.session_id
      if (!isStillGood || app.draining.isOn) reply.raw.end()
    },
  )
}
