import type { Member } from '../audience/visible-targets.ts'

/** Who asks or answers, and when. */
export interface Asking {
  viewer: Member
  now: Date
}
