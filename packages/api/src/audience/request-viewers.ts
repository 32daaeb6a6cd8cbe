import type { Deps } from '../deps.ts'
import type { Viewers } from '../http/access.ts'
import { findViewer, knownViewer } from '../identity/find-viewer.ts'

/** The person of the session, with the targets that hold for them. */
export function createViewers(deps: Deps): Viewers {
  return {
    known(request) {
      const viewer = knownViewer(deps, request)
      return viewer && deps.readers.known(viewer)
    },
    async find(request) {
      const viewer = await findViewer(deps, request)
      return viewer && deps.readers.find(viewer)
    },
  }
}
