/** Who is asking, as every rule of audience and access reads it. Made from a live session, never from the request. */
export interface Viewer {
  user_id: number
  session_id: number
  /** Null for someone who belongs to no drugstore any more. */
  account_id: number | null
  account_type: number | null
  right_id: 1 | 2 | 3 | null
  drugstore_id: number | null
  /** The drugstore of the current account is disabled, and the person is not head-office staff (D3-10). */
  is_disabled: boolean
  site: 0 | 1
  /** Declared by the client on each request: kiosk 0, tablet 1. */
  environment: 0 | 1
  group: 0 | 1 | 2 | null
  packs: string[]
  zones: number[]
  /** The person's own zones, whichever of their accounts is open: those an adviser follows. */
  followed_zones: number[]
  has_admin_account: boolean
}

/** The viewer of a request, with what the floors above know of them: the audience adds the targets that hold. */
export interface Member extends Viewer {}

const ADVISER = 3

/** The zones an adviser's right stops at (D16-02); null where nothing stops it. */
export function limitingZones(viewer: Pick<Viewer, 'right_id' | 'followed_zones'>): readonly number[] | null {
  return viewer.right_id === ADVISER ? viewer.followed_zones : null
}

/** May the head office's viewer know more of a pharmacy of this zone than its name, town and group? */
export function follows(viewer: Viewer, zoneId: number | null): boolean {
  const zones = limitingZones(viewer)
  return zones === null || (zoneId !== null && zones.includes(zoneId))
}

/** Right 1 with a head-office account: manages people, drugstores and settings (D1-02). */
export function isAdministrator(viewer: Viewer): boolean {
  return viewer.right_id === 1 && viewer.has_admin_account
}

/** Anyone of the head office. */
export function isHeadOffice(viewer: Viewer): boolean {
  return viewer.right_id !== null && viewer.has_admin_account
}
