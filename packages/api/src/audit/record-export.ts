import type { Deps } from '../deps.ts'
import type { Viewer } from '../http/viewer.ts'
import { recordChange } from './audit.ts'

/** Who took a list of people or drugstores away, before it leaves. */
export function recordExport(
  deps: Deps,
  viewer: Viewer,
  what: 'user' | 'drugstore' | 'training' | 'visit',
): Promise<void> {
  const change = { action: `${what}.export_list`, subject_type: what, subject_id: null }
  return recordChange(deps.db, { actor: viewer, ...change, at: deps.now() })
}
