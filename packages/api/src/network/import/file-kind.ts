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
  /** What the example line of the template shows. */
  example: string
  read(text: string, known: Known): CellRead
}

/** The template shows how a line is written; left in the file, that line is passed over. */
const EXAMPLE = '# Exemple, ligne laissée de côté\u00A0: '
export const isExample = (cells: readonly string[]) => /^#\s*exemple\b/i.test(cells[0]?.trim() ?? '')
export const exampleLine = <Known>(columns: FileColumn<Known>[]): string[] =>
  columns.map(({ example }, index) => (index === 0 ? `${EXAMPLE}${example}` : example))

/** What a file holds: its columns, and what makes two lines of it one and the same. */
export interface FileKind<Known, Values> {
  columns: FileColumn<Known>[]
  keyOf(values: Partial<Values>): string | undefined
  /** Where a repeated key is reported, and in which words. */
  repeated: { column: string; message: (earlierLine: number) => string }
  /** What is wrong between the cells of a line that are each well written. */
  check?(values: Partial<Values>): { column: string | null; value: string | null; message: string }[]
  maxLines: number
}
