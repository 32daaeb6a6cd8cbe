const DAY_MS = 86_400_000

/** « Inactifs depuis 90 jours » stays true in an address that is kept, so it holds days and not a date. */
export const ACTIVITY_OPTIONS = [
  { value: '30', label: 'Inactifs depuis 30 jours' },
  { value: '90', label: 'Inactifs depuis 90 jours' },
  { value: '365', label: 'Inactifs depuis un an' },
]
export const NEVER = { value: 'never', label: 'Jamais connectés' }

/** What the API is asked for a choice of the list. */
export function activityQuery(choice: string | undefined, now: Date) {
  if (choice === NEVER.value) return { never_signed_in: 'true' }
  if (choice === undefined) return {}
  return { inactive_since: new Date(now.getTime() - Number(choice) * DAY_MS).toISOString().slice(0, 10) }
}
