import Fastify from 'fastify'
import pg from 'pg'

// The yardstick: Fastify and pg, one targeted list of 20 of the same table, and nothing else.
const [port, databaseUrl] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 16, application_name: 'bare' })
const LIST = `
  SELECT c.id, c.kind, c.slug, c.title, c.excerpt, c.cover_id, c.category, c.laboratory_id, c.starts_at, c.ends_at,
         c.published_at, c.updated_at, c.fields
    FROM content c JOIN targets t ON t.id = c.target_id
   WHERE c.kind = 'news' AND c.count_id IS NOT NULL AND c.status = 'published'
     AND (c.starts_at IS NULL OR c.starts_at <= now()) AND (c.ends_at IS NULL OR c.ends_at > now())
     AND (t.sites = '{}' OR 1 = ANY (t.sites)) AND (t.environments = '{}' OR 0 = ANY (t.environments))
     AND (t.account_types = '{}' OR $1::int = ANY (t.account_types))
     AND (t.groups = '{}' OR $2::int = ANY (t.groups)) AND (t.zones = '{}' OR $3::int = ANY (t.zones))
     AND (t.packs = '{}' OR $4::text = ANY (t.packs))
     AND (t.drugstore_ids = '{}' OR $5::int = ANY (t.drugstore_ids)) AND $5::int <> ALL (t.excluded_drugstore_ids)
   ORDER BY c.is_pinned DESC, c.sort_at DESC, c.id DESC LIMIT 20`

interface Asked {
  type: string
  group: string
  zone: string
  pack: string
  drugstore: string
}

const app = Fastify()
app.get('/list', async (request) => {
  const { type, group, zone, pack, drugstore } = request.query as Asked
  const { rows } = await pool.query(LIST, [type, group, zone, pack, drugstore])
  return { data: rows }
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
