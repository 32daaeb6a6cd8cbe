import type { Client } from 'pg'

/** How often a kind is written, beside the others: a network writes more news than quizzes. */
const WEIGHTS: Record<string, number> = { news: 4, document: 3, product: 3, promotional_offer: 2 }

/**
 * The columns a copy does not take from its model: it has its own name, state, dates and target. `r` is a row of
 * eight random numbers. Over the years most contents have ended; half of the rest is for some only.
 */
const OWN: Record<string, string> = {
  slug: `m.slug || '-' || n`,
  title: `m.title || ' ' || w.word || ' ' || n`,
  title_fold: `m.title_fold || ' ' || w.word || ' ' || n`,
  list_text: `m.list_text || ' ' || w.word || ' ' || n`,
  status: `CASE WHEN r.a < 0.08 THEN 'draft' WHEN r.a < 0.2 THEN 'archived' ELSE 'published' END`,
  starts_at: `CASE WHEN r.b < 0.05 THEN now() + r.c * interval '90 days' ELSE now() - r.c * interval '1100 days' END`,
  ends_at: `CASE WHEN r.b < 0.05 OR r.b > 0.65 THEN NULL
                 WHEN r.b < 0.3 THEN now() - r.c * interval '1100 days' + interval '1 hour' + r.d * r.c * interval '1000 days'
                 ELSE now() + (0.01 + r.d) * interval '400 days' END`,
  sort_at: `CASE WHEN r.b < 0.05 THEN now() + r.c * interval '90 days' ELSE now() - r.c * interval '1100 days' END`,
  published_at: `now() - r.c * interval '1100 days'`,
  created_at: `now() - r.c * interval '1100 days'`,
  updated_at: `now() - r.c * r.d * interval '1100 days'`,
  period_start: `m.period_start - (r.c * 700)::int`,
  period_end: `m.period_end - (r.c * 700)::int`,
  is_pinned: `r.g < 0.001 AND m.is_pinned`,
  target_id: `target_of('{}', '{}',
    CASE WHEN r.e < 0.1 THEN ARRAY[(r.f * 2.99)::int % 3] ELSE '{}' END,
    CASE WHEN r.e BETWEEN 0.1 AND 0.2 THEN ARRAY[(ARRAY['aTradition','bVitrine','cBusiness'])[1 + (r.f * 2.99)::int % 3]] ELSE '{}' END,
    CASE WHEN r.e BETWEEN 0.2 AND 0.3 THEN ARRAY[1 + (r.f * 7)::int] ELSE '{}' END,
    CASE WHEN r.e BETWEEN 0.3 AND 0.38 THEN ARRAY[200, 180] WHEN r.e < 0.4 AND r.e > 0.38 THEN ARRAY[0] ELSE '{}' END,
    CASE WHEN r.e BETWEEN 0.4 AND 0.43 THEN ARRAY(SELECT 100 + (r.f * 15000)::int + k * 7 FROM generate_series(1, 20) k) ELSE '{}' END,
    CASE WHEN r.e BETWEEN 0.43 AND 0.45 THEN ARRAY[100 + (r.f * 19000)::int] ELSE '{}' END)`,
}

/** Copies the demonstration's contents, index rows included, until there are `wanted`. */
export async function growContents(client: Client, wanted: number): Promise<void> {
  const { rows } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM content')
  const from = rows[0]?.n ?? 0
  await client.query(`SET work_mem = '256MB'; SET maintenance_work_mem = '512MB'; SELECT setseed(0.42)`)
  const restoreIndexes = await dropWordIndexes(client)
  await growVocabulary(client, Math.round(150 * Math.sqrt(wanted)))
  await client.query(
    `
    CREATE TEMP TABLE IF NOT EXISTS model AS
      SELECT row_number() OVER (ORDER BY c.id, k) - 1 AS at, c.id
        FROM content c, generate_series(1, (coalesce(($1::jsonb ->> c.kind)::int, 1))) k`.replace(
      '$1',
      `'${JSON.stringify(WEIGHTS)}'`,
    ),
  )
  const columns = await columnsOf(client, 'content')
  const values = columns.map((name) => OWN[name] ?? `m.${name}`)
  await client.query(`
    CREATE TEMP TABLE copy_of AS
    SELECT n, mm.id AS model_id, random() a, random() b, random() c, random() d, random() e, random() f, random() g,
           1 + floor(random() * (SELECT count(*) FROM vocabulary))::int AS word_at
      FROM generate_series(${from + 1}, ${wanted}) n
      JOIN model mm ON mm.at = n % (SELECT count(*) FROM model)`)
  await client.query('ANALYZE copy_of; ANALYZE vocabulary; ANALYZE search_document; ANALYZE content')
  await client.query(`
    INSERT INTO content (${columns.join(', ')})
    SELECT ${values.join(', ')}
      FROM copy_of r JOIN content m ON m.id = r.model_id JOIN vocabulary w ON w.at = r.word_at`)
  await growIndex(client)
  await client.query('DROP TABLE copy_of')
  await restoreIndexes()
  await client.query('VACUUM ANALYZE')
}

/** Filling such an index row by row takes minutes, making it at once seconds. */
async function dropWordIndexes(client: Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `SELECT indexname AS name, indexdef AS made FROM pg_indexes
      WHERE tablename IN ('content', 'search_document', 'search_word') AND indexdef LIKE '%USING gin%'`,
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  return async () => {
    for (const { made } of rows) await client.query(made)
  }
}

async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
      WHERE table_name = $1 AND table_schema = 'public' AND is_identity = 'NO' AND is_generated = 'NEVER'`,
    [table],
  )
  return rows.map((row) => row.name)
}

/** Words of the trade go on coming, ever more rarely: as many as the square root of the texts (Heaps). */
async function growVocabulary(client: Client, size: number): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE IF NOT EXISTS vocabulary (at serial PRIMARY KEY, word text UNIQUE);
    INSERT INTO vocabulary (word)
    SELECT DISTINCT s[1 + n % 20] || s[1 + n / 20 % 20] || s[1 + n / 400 % 20] || s[1 + n / 8000 % 20]
      FROM generate_series(1, ${size}) n, (SELECT ARRAY['ba','co','di','fer','gal','hu','jo','ki','lan','mer','na','ol','pra','qui','ro','sal','ter','ul','vi','zon'] AS s) l
    ON CONFLICT DO NOTHING;
    INSERT INTO search_word (word, near) SELECT word, letters_left_out(word) FROM vocabulary ON CONFLICT DO NOTHING`)
}

/** Each copy is found by its model's words, its own name, and twenty words more, the first of the list most often. */
async function growIndex(client: Client): Promise<void> {
  await client.query(`
    INSERT INTO search_document (content_id, kind, title_fold, codes, head, words, text)
    SELECT c.id, d.kind, c.title_fold, d.codes,
           d.head || setweight((w.word || ':1 ' || r.n || ':2')::tsvector, 'A'),
           d.words || array_to_tsvector(more.words || w.word || r.n::text), d.text
      FROM copy_of r
      JOIN search_document d ON d.content_id = r.model_id
      JOIN content m ON m.id = r.model_id
      JOIN content c ON c.kind = m.kind AND c.slug = m.slug || '-' || r.n
      JOIN vocabulary w ON w.at = r.word_at
      JOIN (SELECT n, array_agg(DISTINCT v.word) AS words
              FROM (SELECT n, 1 + floor(power(random(), 3) * (SELECT count(*) FROM vocabulary))::int AS at
                      FROM copy_of, generate_series(1, 20)) picked
              JOIN vocabulary v USING (at) GROUP BY n) more ON more.n = r.n`)
}
