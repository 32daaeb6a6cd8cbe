import { groupLabel } from '@kiosque/contract/domain/network'
import type { ImportChange } from '@kiosque/contract/wire/people'
import { DRUGSTORE_COLUMNS, type Known } from './drugstore-columns.ts'
import type { ImportedDrugstore } from './drugstore-import.sql.ts'
import { folded } from './nearest.ts'

interface Update {
  line: number
  before: ImportedDrugstore | undefined
  after: ImportedDrugstore
}

/** What a line changes of a pharmacy, named as the columns of the file are. */
export function changeOf({ line, before, after }: Update, known: Known): ImportChange {
  const text = (drugstore: ImportedDrugstore | undefined, key: string) =>
    drugstore ? wordsOf(key, drugstore[key as keyof ImportedDrugstore], known) : ''
  const fields = DRUGSTORE_COLUMNS.map(({ key, label }) => ({
    label,
    before: text(before, key),
    after: text(after, key),
  })).filter((field) => field.before !== field.after)
  return { line, cip_officine: after.cip_officine, name: before?.name ?? after.name, fields }
}

function wordsOf(key: string, value: string | number | string[] | null, known: Known): string {
  if (value === null) return ''
  if (Array.isArray(value)) return packLabels(value, known.packs).join(', ')
  if (key === 'zone_id') return known.zones.find((zone) => zone.id === value)?.name ?? String(value)
  return key === 'group_id' ? groupLabel(Number(value)) : String(value)
}

/** By their labels; where two packs share one, by their keys, so that the file can be read again. */
export function packLabels(keys: readonly string[], packs: Known['packs']): string[] {
  return keys.map((key) => {
    const label = packs.find((pack) => pack.key === key)?.label ?? key
    const isShared = packs.some(
      (pack) => pack.key !== key && [pack.key, pack.label].some((name) => folded(name) === folded(label)),
    )
    return isShared || label.includes('|') ? key : label
  })
}
