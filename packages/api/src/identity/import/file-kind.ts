export type CellRead<T = unknown> =
  | { ok: true; value: T }
  | { ok: false; message: string; suggestion?: string | null }

export interface FileColumn<Known> {
  key: string
  /** As the template file and the report name it. */
  label: string
  /** Other headers people use, compared without case, accents, spaces or signs. */
  aliases: string[]
  isRequired: boolean
  read(text: string, known: Known): CellRead
}

/** What a file holds: its columns, and what makes two lines of it one and the same. */
export interface FileKind<Known, Values> {
  columns: FileColumn<Known>[]
  keyOf(values: Partial<Values>): string | undefined
  /** Where a repeated key is reported, and in which words. */
  repeated: { column: string; message: (earlierLine: number) => string }
  maxLines: number
}
