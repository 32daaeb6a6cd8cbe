import type { FileRef } from '@kiosque/contract/wire/files'
import { SITE_LABELS } from '@kiosque/contract/domain/network'

export type ReferenceRow = Record<string, unknown> & { uses: number }
export type Values = Record<string, unknown>

type Common = { name: string; label: string; hint?: string; required?: boolean; max?: number }
export type ReferenceField =
  | (Common & { type: 'text' | 'textarea' | 'url' | 'email' })
  | (Common & {
      type: 'choice'
      options: readonly { value: string; label: string }[]
      isNumber?: boolean
      none?: string
    })
  | (Common & { type: 'switch' | 'target' })
  | (Common & { type: 'picture'; shown: string })

/** A table of reference data as its screen needs it: one page serves them all. */
export type ReferenceKind = {
  /** Under /admin, on the server and in the address. */
  path: string
  title: string
  intro: string
  one: string
  /** « le laboratoire », for questions. */
  the: string
  isFeminine?: boolean
  create: string
  empty: string
  idOf: (row: ReferenceRow) => string
  nameOf: (row: ReferenceRow) => string
  detail?: { header: string; of: (row: ReferenceRow) => string }
  picture?: string
  /** What counts as a use, in the singular. */
  use: string
  hrefOfUses?: (row: ReferenceRow) => string
  fields: readonly ReferenceField[]
  /** Only asked when creating: contents hold them by value. */
  fixed?: readonly string[]
  /** Put in order by hand; within one value of this field where given. */
  order?: { by?: string }
  /** Those of the head office's mailbox have a row of tabs of their own. */
  isContact?: boolean
  /** Lists of the network are one answer without pages, changed by right 1 only. */
  isNetwork?: boolean
  editLabel: 'Modifier' | 'Renommer'
}

/** What the screens read of a row. */
export const id = (row: ReferenceRow) => String(row['id'])
export const name = (row: ReferenceRow) => String(row['name'])
export const label = (row: ReferenceRow) => String(row['label'])
export const text = (row: ReferenceRow, key: string) => {
  const value = row[key]
  return typeof value === 'string' ? value : ''
}

export const SITES = Object.entries(SITE_LABELS).map(([value, siteLabel]) => ({ value, label: siteLabel }))
export const pictureIn = (row: ReferenceRow | null, shown: string | undefined): FileRef | null =>
  ((shown && row?.[shown]) as FileRef | null | undefined) || null
