/** How often a film that plays tells where it is. */
export const TOLD_EVERY_MS = 10_000

const END_SHARE = 0.97

/** Where to go on from: the place left, unless it was the very beginning or the end. */
export function resumeAt(position: number, duration: number): number | null {
  if (!Number.isFinite(duration) || duration <= 0) return null
  return position >= 2 && position < duration * END_SHARE ? position : null
}

/** Whether where the film is deserves another word to the server. */
export function isWorthTelling(
  { seconds, at }: { seconds: number; at: number },
  told: { seconds: number; at: number },
): boolean {
  return Math.abs(seconds - told.seconds) >= 1 && at - told.at >= TOLD_EVERY_MS
}
