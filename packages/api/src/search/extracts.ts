import { extractOf } from '@kiosque/contract/domain/search-extract'
import { titleIn, type Outcome } from './find-contents.ts'
import type { Hit } from './hits.ts'
import type { SearchDeps } from './search-deps.ts'
import { selectTexts } from './search.sql.ts'

/** The passages that answer, by content. */
export async function extractsOf({ db }: SearchDeps, outcome: Outcome, asking: Promise<readonly Hit[]>) {
  const { ids, query, find: known } = outcome
  const making = asking.then((hits) => {
    const titles = new Map(hits.map(({ id, title }) => [id, title]))
    // Where the title says it all, what sums the content up tells more than a passage that says it again.
    const isSaid = (id: number) => titleIn(outcome, titles.get(id) ?? '').saysAll
    return (text: string, id: number) => extractOf(isSaid(id) ? (text.split('\n', 1)[0] ?? '') : text, query)
  })
  // The texts are asked for while the cards are.
  if (known !== undefined) return known.extracts(ids, making)
  const [texts, make] = await Promise.all([selectTexts(db, ids), making])
  return new Map(ids.map((id) => [id, make(texts.get(id) ?? '', id)]))
}
