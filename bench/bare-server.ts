import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

// The yardstick: Fastify with one route that answers given bytes from memory, and nothing else.
const [port, file] = process.argv.slice(2)
const body = readFileSync(file ?? '')
const app = Fastify()
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
await app.listen({ port: Number(port), host: '127.0.0.1' })
