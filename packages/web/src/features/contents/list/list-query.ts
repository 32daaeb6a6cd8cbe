import type { KindKey, KnownKind } from '@kiosque/contract/kinds/registry'
import { contentListQuery } from '../contents.queries.ts'
import { apiParams, PER_PAGE } from './list-address.ts'
import type { ListAddress } from './list-address.ts'

/** The question of a list's page: whoever asks it early, or keeps it for a tablet, asks the very same. */
export const listQuery = <K extends KindKey>(kind: KnownKind<K>, address: ListAddress, perPage = PER_PAGE) =>
  contentListQuery(kind.key, apiParams(kind, address, perPage))
