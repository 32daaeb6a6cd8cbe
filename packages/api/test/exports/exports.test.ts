import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agreementsStep } from '../../src/demo/demo-agreements.ts'
import { claimsStep } from '../../src/demo/demo-claims.ts'
import { contentsStep } from '../../src/demo/demo-contents.ts'
import { eventsStep } from '../../src/demo/demo-events.ts'
import { obligationsStep } from '../../src/demo/demo-obligations.ts'
import { questionBankStep } from '../../src/demo/demo-question-bank.ts'
import { trainingsStep } from '../../src/demo/demo-trainings.ts'
import { visitsStep } from '../../src/demo/demo-visits.ts'
import { loadDemo } from '../../src/demo/load-demo.ts'
import { DEMO_PASSWORD } from '../../src/demo/named-people.ts'
import { peopleStep } from '../../src/demo/people.ts'
import { readRows } from '../../src/network/import/csv-text.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { makeHostile } from './hostile.ts'
import { hasSpreadsheet, openAll } from './spreadsheet.ts'

const STEPS = [
  peopleStep,
  contentsStep,
  trainingsStep,
  questionBankStep,
  visitsStep,
  eventsStep,
  obligationsStep,
  claimsStep,
  agreementsStep,
]

let t: TestApp
const callers = {} as Record<'admin' | 'titulaire', Caller>
/** Every CSV of the product by its address, as it left. */
const files = new Map<string, string>()

async function one(query: ReturnType<typeof sql<{ id: number }>>): Promise<number> {
  const { rows } = await query.execute(t.db)
  if (!rows[0]) throw new Error('the demonstration has none')
  return rows[0].id
}

type Address = readonly [who: 'admin' | 'titulaire', method: 'GET' | 'POST', path: string]

/** Each address where a CSV is to be had: as many as the product has calls of its one writer. */
async function addresses(): Promise<Address[]> {
  const event = await one(
    sql`SELECT event_id AS id FROM registrations GROUP BY event_id ORDER BY count(*) DESC`,
  )
  const recall = await one(sql`SELECT recall_id AS id FROM recall_pharmacies WHERE outcome IS NOT NULL`)
  const quiz = await one(
    sql`SELECT content_id AS id FROM quiz_attempts GROUP BY content_id ORDER BY count(*) DESC`,
  )
  const reading = (await callers.admin.get('/admin/readings')).body.data[0].id
  const laboratory = (await callers.admin.get('/admin/bri/to-batch')).body.data[0].laboratory.id
  const batch = (await callers.admin.post('/admin/bri/batches', { laboratory_id: laboratory })).body.id
  const agreement = (await callers.titulaire.get('/agreements')).body.data[0].content_id
  const ofAdmin = [
    '/admin/agreements/export',
    '/admin/agreements/import/template',
    '/admin/statistics.csv',
    '/admin/statistics/readings.csv',
    '/admin/statistics/contents.csv',
    '/admin/statistics/unread.csv',
    '/admin/statistics/searches.csv',
    '/admin/statistics/activity.csv',
    `/admin/statistics/contents/${quiz}/export.csv`,
    '/admin/audit/export',
    '/admin/drugstores/export',
    '/admin/drugstores/import/template',
    '/admin/contents/export',
    '/admin/question-bank/export',
    '/admin/question-bank/import/template',
    `/admin/quizzes/${quiz}/questions/export`,
    `/admin/bri/batches/${batch}/export`,
    '/admin/bri/payments/import/template',
    '/admin/bri/report',
    `/admin/readings/${reading}/people.csv`,
    '/admin/trainings/export',
    '/admin/training-feedback/export',
    '/admin/trainings.csv',
    `/admin/trainings/${quiz}/results.csv`,
    `/admin/trainings/${quiz}/questions.csv`,
    `/admin/trainings/${quiz}/people.csv`,
    `/admin/recalls/${recall}/report.csv`,
    '/admin/visits/export',
    '/admin/users/export',
  ]
  const ofTitulaire = [
    `/agreements/${agreement}/export`,
    '/referral-laboratories/directory',
    '/bri/claims/export',
    '/team/progress.csv',
  ]
  return [
    ['admin', 'POST', `/events/${event}/export`],
    ...ofAdmin.map((path) => ['admin', 'GET', path] as const),
    ...ofTitulaire.map((path) => ['titulaire', 'GET', path] as const),
  ]
}

beforeAll(async () => {
  t = await testApp({ now: '2026-11-17T09:00:00Z' })
  await loadDemo(t.deps, STEPS)
  for (const who of ['admin', 'titulaire'] as const) {
    const credentials = { email: `${who}@demo.kiosque.test`, password: DEMO_PASSWORD }
    callers[who] = await t.as((await t.anonymous.post('/login', credentials)).body.token)
  }
  await makeHostile(t.db)
  for (const [who, method, path] of await addresses()) {
    const { status, text, headers } = await callers[who].request(method, path)
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
    if (headers['content-type'] !== 'text/csv; charset=utf-8') throw new Error(`${path} is no CSV`)
    files.set(path, text)
  }
}, 240_000)
afterAll(() => t.close())

/** Its lines as a reader that knows nothing of our writer finds them. */
const linesOf = (text: string) => [...readRows(text.replace(/^\uFEFF/, ''), ';')].map(({ cells }) => cells)
/** A number of ours, a date, an hour, a yes or no: what a spreadsheet may well take for more than words. */
const COMPUTABLE = /^(?:Vrai|Faux)$|^[-\u2212]?[\d\s.,/:\u202f\u00a0]+(?:\s?[%€])?$/
const LIVE = /^[\s\p{Z}\p{Cf}]*[=+\-@\t\r＝＋－＠]/u

describe('D8-03 G9 every CSV of the product, of people with hostile names', () => {
  test('is here: a new one is to be added to this list', () => {
    const folder = join(import.meta.dirname, '../../src')
    const calls = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.routes.ts'))
      .flatMap((path) => readFileSync(join(folder, path), 'utf8').match(/\bsendCsv\(/g) ?? [])
    expect(files.size).toBe(calls.length)
  })

  test('begins with a mark, has the cells of its header in each line and no live formula', () => {
    for (const [path, text] of files) {
      expect([path, text.startsWith('\uFEFF'), text.endsWith('\r\n')]).toEqual([path, true, true])
      const [header = [], ...lines] = linesOf(text)
      const odd = lines.filter((cells) => cells.length !== header.length)
      expect([path, odd]).toEqual([path, []])
      const live = lines.flat().filter((cell) => LIVE.test(cell) && !COMPUTABLE.test(cell))
      expect([path, live]).toEqual([path, []])
    }
  })

  test('has something in it to be opened', () => {
    const empty = [...files].filter(([, text]) => linesOf(text).length < 2).map(([path]) => path)
    expect(empty).toEqual([])
  })

  test('opened in LibreOffice has its columns, its accents and no formula', async (context) => {
    if (!hasSpreadsheet()) return context.skip('skipped: no soffice')
    const sheets = await openAll(files)
    const wrong: unknown[] = []
    for (const [path, text] of files) {
      const { rows, hasFormula } = sheets.get(path)!
      const lines = linesOf(text)
      if (hasFormula) wrong.push([path, 'computes'])
      if (rows.length !== lines.length) wrong.push([path, `${rows.length} lines of ${lines.length}`])
      for (const [line, cells] of lines.entries())
        for (const [column, cell] of cells.entries()) {
          const { type = null, text: shown = '' } = rows[line]?.[column] ?? {}
          const isKept =
            type === null ? cell === '' : type === 'string' ? shown === cell : COMPUTABLE.test(cell)
          if (!isKept) wrong.push([path, line, column, cell, shown])
        }
    }
    expect(wrong.slice(0, 20)).toEqual([])
  }, 280_000)

  test('with « champs entre guillemets comme texte » keeps the zeros a code begins with', async (context) => {
    if (!hasSpreadsheet()) return context.skip('skipped: no soffice')
    const path = '/admin/drugstores/export'
    const { rows } = (await openAll(new Map([[path, files.get(path)!]]), { areQuotesText: true })).get(path)!
    expect([rows[0]?.[0]?.text, rows[0]?.[7]?.text]).toEqual(['CIP officine', 'Code postal'])
    const short = rows.find((cells) => cells[7]?.text === '01000')
    expect(short?.[0]).toEqual({ type: 'string', text: expect.stringMatching(/^0\d{6}$/) })
  })
})
