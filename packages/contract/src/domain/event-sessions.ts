/** One time at which a session is held. */
export interface Slot {
  id: string
  label: string
  starts_at: string
  ends_at: string
  /** Null: as many as come. */
  capacity: number | null
}

/** Something to choose within an event: a workshop held at several times. One slot of each is chosen. */
export interface EventSession {
  id: string
  title: string
  slots: Slot[]
}

/** By session, the slot chosen. */
export type ChosenSlots = Record<string, string>

export const slotKey = (sessionId: string, slotId: string): string => `${sessionId}/${slotId}`

/** Places left in a slot, those of whoever asks given back; null where there is no limit. */
export const slotPlacesLeft = (slot: Slot, taken: number): number | null =>
  slot.capacity === null ? null : Math.max(0, slot.capacity - taken)

const meets = (one: Slot, other: Slot) =>
  Date.parse(one.starts_at) < Date.parse(other.ends_at) &&
  Date.parse(other.starts_at) < Date.parse(one.ends_at)

/** What is wrong with the slots chosen, by session: none, one that does not exist, or two at the same time. */
export function slotFaults(sessions: readonly EventSession[], chosen: ChosenSlots): Map<string, string> {
  const faults = new Map<string, string>()
  const taken: Slot[] = []
  for (const { id, slots } of sessions) {
    const slot = slots.find((each) => each.id === chosen[id])
    if (slot === undefined) faults.set(id, 'Choisissez un créneau.')
    else if (taken.some((other) => meets(slot, other)))
      faults.set(id, 'Ce créneau a lieu en même temps qu’un autre que vous avez choisi.')
    else taken.push(slot)
  }
  for (const id of Object.keys(chosen))
    if (!sessions.some((session) => session.id === id)) faults.set(id, 'Cet atelier n’est plus proposé.')
  return faults
}
