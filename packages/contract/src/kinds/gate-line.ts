/** One thing to put right, or to think of, before publishing; `field` is where it is done. */
export interface GateLine {
  level: 'block' | 'warn'
  field: string
  label: string
  message: string
}

/** What is looked at, the same for the server's row and for the form being written. */
export interface GateDraft {
  title: string
  excerpt: string
  body: string
  cover_id: number | null
  attachment_ids: readonly number[]
  laboratory_id?: number | null
  /** The kind's own fields. */
  values: Readonly<Record<string, unknown>>
}

/** What a kind alone has to say before it is published. */
export interface OwnGate {
  /** Expected fields it is not published without, and what is said while they are empty. */
  needs?: Readonly<Record<string, string>>
  lines: (draft: GateDraft) => GateLine[]
  /** Pictures that readers must be able to hear described, and where they are. */
  pictures: (draft: GateDraft) => Place[]
}

export type Place = { field: string; label: string; ids: number[] }
