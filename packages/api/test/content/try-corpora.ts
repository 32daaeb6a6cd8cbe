/**
 * Runs public corpora of hostile input through the cleaning of rich text and says what survives:
 *   node packages/api/test/content/try-corpora.ts <folder of *.json.gz>
 * The corpora stay where they are, under their own licences; none is copied here.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { cleanHtml } from '../../src/content/clean-html.ts'
import { survivorsIn } from './survivors.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('Give the folder of the corpora.')

/** The files differ in shape: every string under a key that can hold a payload is one. */
function payloadsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(payloadsIn)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && key !== 'payload' ? [] : payloadsIn(inner),
  )
}

let failures = 0
for (const name of readdirSync(folder).filter((file) => file.endsWith('.json.gz'))) {
  const payloads = payloadsIn(JSON.parse(gunzipSync(readFileSync(join(folder, name))).toString('utf8')))
  const started = performance.now()
  const failed = payloads.filter((payload) => {
    const clean = cleanHtml(payload)
    const problems = [
      ...survivorsIn(clean),
      ...(cleanHtml(clean) === clean ? [] : ['cleaning twice changes it']),
    ]
    if (problems.length > 0) console.log(JSON.stringify({ payload, clean, problems }))
    return problems.length > 0
  })
  failures += failed.length
  console.log(
    `${name}: ${payloads.length} payloads, ${failed.length} failures, ${Math.round(performance.now() - started)} ms`,
  )
}
process.exitCode = failures === 0 ? 0 : 1
