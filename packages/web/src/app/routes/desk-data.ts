import { drugstoreQuery, teamQuery } from '../../features/backoffice-drugstores/drugstores.queries.ts'
import { sheetQuery } from '../../features/backoffice-drugstores/sheet.queries.ts'
import { userQuery } from '../../features/backoffice-people/people.queries.ts'
import { ask } from './ask.ts'

/** All three at once: the page learns of the sheet and the team only once it has the pharmacy. */
export function askDrugstore(id: number): void {
  ask(drugstoreQuery(id))
  ask(sheetQuery(id))
  ask(teamQuery(id))
}

export function askUser(id: number): void {
  ask(userQuery(id))
}
