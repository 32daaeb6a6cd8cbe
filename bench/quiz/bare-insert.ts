import Fastify from 'fastify'
import pg from 'pg'

// The yardstick: Fastify and pg, one row written for each request, and nothing else.
const [port, databaseUrl] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 16, application_name: 'bare' })
await pool.query(
  `CREATE TABLE IF NOT EXISTS bench_rows (
     id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, user_id int NOT NULL, content_id int NOT NULL, answers jsonb NOT NULL,
     at timestamptz NOT NULL)`,
)

const app = Fastify()
app.post('/insert', async (request) => {
  const { user_id, answers } = request.body as { user_id: number; answers: object }
  const { rows } = await pool.query(
    'INSERT INTO bench_rows (user_id, content_id, answers, at) VALUES ($1, 1, $2, now()) RETURNING id',
    [user_id, JSON.stringify(answers)],
  )
  return rows[0]
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
