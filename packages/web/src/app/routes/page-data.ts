import { kindOf, type KindKey } from '@kiosque/contract/kinds/registry'
import { contentQuery } from '../../features/contents/contents.queries.ts'
import { homeQuery, todoQuery } from '../../features/contents/home/home.queries.ts'
import { readListAddress } from '../../features/contents/list/list-address.ts'
import { listQuery } from '../../features/contents/list/list-query.ts'
import type { SearchParams } from '../../lib/search-params.ts'
import { menuQuery } from '../shell/menu.queries.ts'
import { ask } from './ask.ts'

export function askHome(): void {
  ask(menuQuery)
  ask(homeQuery)
  ask(todoQuery)
}

export function askList(key: string, search: SearchParams): void {
  ask(menuQuery)
  const kind = kindOf(key)
  if (kind) ask(listQuery(kind, readListAddress(kind, search)))
}

export function askContent(kind: KindKey, reference: string): void {
  ask(menuQuery)
  ask(contentQuery(kind, reference))
}
