import { sentenceMark, sentencesOf } from '@kiosque/contract/domain/search-sentences'
import type { Db } from '../db/db.ts'
import { selectContentsSaying } from './search-index.sql.ts'

/** What a content says, sentence by sentence, each with its mark. */
export interface Said {
  id: number
  kind: string
  sentences: readonly { text: string; mark: string; line: number }[]
}

/** Said by so many contents of one kind, a sentence tells nothing of any of them: nobody looks for one by its words. */
export const MANY_SAY = 4
/** A long document is told apart by its first sentences; those after them are all taken for its own. */
const MOST_MARKS = 120

/** Lines of text as sentences. The same one twice counts once. */
export function saidBy(id: number, kind: string, text: string): Said {
  const lines = text.split('\n').flatMap((each, line) => sentencesOf(each).map((said) => ({ said, line })))
  const sentences = lines.map(({ said, line }, rank) => ({
    text: said,
    mark: rank < MOST_MARKS ? sentenceMark(kind, said) : '',
    line,
  }))
  return { id, kind, sentences }
}

/** A mark as a lexeme of the index: no word begins with this sign, so that none ever meets it. */
export const markLexeme = (mark: string) => `§${mark}`

export const marksOf = ({ sentences }: Said): Set<string> =>
  new Set(sentences.flatMap(({ mark }) => (mark === '' ? [] : [markLexeme(mark)])))

export interface Repeated {
  /** Marks of the sentences that many contents of their kind say. */
  marks: ReadonlySet<string>
  /** Contents that are found by words they have only now in common with many: to be indexed again. */
  joined: readonly number[]
}

/** Which of these sentences many live contents of their kind say, these contents among them. One statement. */
export async function repeatedAmong(db: Db, contents: readonly Said[]): Promise<Repeated> {
  const own = new Map<string, { kind: string; ids: Set<number> }>()
  for (const said of contents)
    for (const mark of marksOf(said)) {
      const known = own.get(mark) ?? { kind: said.kind, ids: new Set<number>() }
      known.ids.add(said.id)
      own.set(mark, known)
    }
  const asked = [...own].map(([mark, { kind }]) => ({ mark, kind }))
  const elsewhere = await selectContentsSaying(
    db,
    asked,
    contents.map(({ id }) => id),
    MANY_SAY,
  )
  const marks = new Set<string>()
  const joined = new Set<number>()
  for (const [mark, { ids }] of own) {
    const others = elsewhere.get(mark) ?? []
    if (ids.size + others.length < MANY_SAY) continue
    marks.add(mark)
    // Fewer than many without these: what they are found by changes too.
    if (others.length < MANY_SAY) for (const id of others) joined.add(id)
  }
  return { marks, joined: [...joined] }
}

/** The text without what many say. */
export function ownText({ sentences }: Said, marks: ReadonlySet<string>): string {
  const own = sentences.filter(({ mark }) => !marks.has(markLexeme(mark)))
  const lines = Map.groupBy(own, ({ line }) => line).values()
  return [...lines].map((said) => said.map(({ text }) => text).join(' ')).join('\n')
}
