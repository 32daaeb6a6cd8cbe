import type { Client } from 'pg'

/** One address to ask for, under the name its figures are gathered by. */
export interface Ask {
  name: string
  path: string
}

/** What members can ask for in this network: kinds by size, contents everybody sees, words of titles. */
export interface Material {
  kinds: string[]
  contents: { kind: string; id: number }[]
  words: string[]
}

export async function readMaterial(client: Client): Promise<Material> {
  const live = `FROM content WHERE count_id IS NOT NULL`
  const kinds = await client.query<{ kind: string }>(
    `SELECT kind ${live} GROUP BY kind ORDER BY count(*) DESC, kind`,
  )
  const contents = await client.query<{ kind: string; id: number }>(
    `SELECT kind, id ${live} AND target_id = 1 AND ends_at IS NULL ORDER BY sort_at DESC, id LIMIT 3000`,
  )
  const words = await client.query<{ word: string }>(
    `SELECT word FROM ts_stat('SELECT ts_filter(head, ''{a}'') FROM search_document')
      WHERE word ~ '^[a-z]{5,}$' ORDER BY nentry DESC, word LIMIT 400`,
  )
  return {
    kinds: kinds.rows.map((row) => row.kind),
    contents: contents.rows,
    words: words.rows.map((row) => row.word),
  }
}

export type Random = () => number

/** A generator that gives the same numbers each time (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A few favourites and a long tail (Zipf): the first of a list is asked for most. */
function favourite<T>(random: Random, list: readonly T[]): T {
  const rank = Math.floor(Math.exp(random() * Math.log(list.length + 1))) - 1
  return list[Math.min(rank, list.length - 1)] as T
}

const SORTS = ['recent', 'oldest', 'title', 'ending']

/** What a member asks for next: mostly the few pages everybody opens. */
export function nextAsk(random: Random, { kinds, contents, words }: Material): Ask {
  const draw = random()
  if (draw < 0.15) return { name: 'accueil', path: '/home' }
  if (draw < 0.25) return { name: 'menu', path: '/menu' }
  if (draw < 0.33) return { name: 'à faire', path: '/me/todo' }
  if (draw < 0.38) return { name: 'marques', path: '/me/marks' }
  if (draw < 0.58) return { name: 'liste', path: `/contents/${favourite(random, kinds)}?per_page=20` }
  if (draw < 0.68) {
    const page = 2 + Math.floor(random() * random() * 6)
    const sort = favourite(random, SORTS)
    return {
      name: 'page',
      path: `/contents/${favourite(random, kinds)}?per_page=20&page=${page}&sort=${sort}`,
    }
  }
  if (draw < 0.92) {
    const { kind, id } = favourite(random, contents)
    return { name: 'détail', path: `/contents/${kind}/${id}` }
  }
  return { name: 'recherche', path: `/search?q=${favourite(random, words)}` }
}

/** Lists that nobody has asked for yet: every address once, of the kinds that have many contents. */
export function coldLists({ kinds }: Material): Ask[] {
  return kinds.slice(0, 8).flatMap((kind) =>
    [1, 2, 3, 4, 5].flatMap((page) =>
      [20, 21, 22, 23, 24, 25, 26, 27, 28, 29].map((size) => ({
        name: 'liste froide',
        path: `/contents/${kind}?per_page=${size}&page=${page}`,
      })),
    ),
  )
}
