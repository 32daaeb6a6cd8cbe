/** What a list says above its cards; written when the interface is built (kind-table.ts). */
export type ListHead = {
  area: string | null
  title: string
  intro: string
  /** The one it begins with first; the field is as wide as the longest. */
  sorts: readonly string[]
  hasTabs: boolean
}
