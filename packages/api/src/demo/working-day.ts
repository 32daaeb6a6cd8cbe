import { addDays } from '@kiosque/contract/domain/dates'
import { isWorkingDay } from '@kiosque/contract/domain/working-days'

/** Nobody meets on a Sunday or on a public holiday: what falls there is on the next working day. */
export function workingDay(day: string): string {
  let found = day
  while (!isWorkingDay(found)) found = addDays(found, 1)
  return found
}

/** The same, in days counted from the first start. */
export function workingOffset(dayOf: (offset: number) => string, offset: number): number {
  let found = offset
  while (!isWorkingDay(dayOf(found))) found += 1
  return found
}
