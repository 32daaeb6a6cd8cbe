import type { Reader } from './visible-targets.ts'

/** Stands for every drugstore alike: it has none of their ids, and is not nothing either. */
const ANY_DRUGSTORE = -1

/** The reader as answers are made for all who share them: the targets that hold already say which drugstore counts. */
export function sharedReader(reader: Reader | null): Reader | null {
  if (reader === null || reader.drugstore_id === null) return reader
  return { ...reader, drugstore_id: ANY_DRUGSTORE }
}

/** Two readers with the same key see exactly the same. */
export function audienceKey(reader: Reader | null): string {
  if (reader === null) return 'passer-by'
  if (reader.right_id !== null) return 'head-office'
  return JSON.stringify([
    reader.site,
    reader.environment,
    reader.group,
    reader.packs.toSorted(),
    reader.zones.toSorted((a, b) => a - b),
    reader.account_type,
    reader.drugstore_id === null,
    reader.targets.held,
  ])
}
