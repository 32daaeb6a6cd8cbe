import { readCip, readFiness, readPhone, readRpps, readSiret } from '@kiosque/contract/domain/identifiers'
import { PACK_KEYS } from '@kiosque/contract/domain/network'
import { describe, expect, test } from 'vitest'
import type { DemoStep } from '../../src/demo/demo-step.ts'
import { demoSignIns, loadDemo } from '../../src/demo/load-demo.ts'
import { peopleStep } from '../../src/demo/people.ts'
import { demoApp } from '../demo/demo-app.ts'

const { t: kit } = await demoApp([peopleStep], '2026-03-10T09:00:00Z')

const login = (mailbox: string, extra: object = {}) =>
  kit.anonymous.post(
    '/login',
    { email: `${mailbox}@demo.kiosque.test`, password: 'Demo-Kiosque-2026', ...extra },
    { remoteAddress: '203.0.113.4' },
  )

describe('D14-02 the people of the demonstration', () => {
  test('24 drugstores or more over the three groups, every pack and zone, 120 people or more', async () => {
    const drugstores = await kit.db.selectFrom('drugstores').selectAll().execute()
    const people = await kit.db.selectFrom('users').selectAll().execute()
    const packs = await kit.db.selectFrom('drugstore_packs').select('pack_key').distinct().execute()
    const zones = await kit.db.selectFrom('zones').select('id').execute()

    expect(drugstores.length).toBeGreaterThanOrEqual(24)
    expect(people.length).toBeGreaterThanOrEqual(120)
    expect(new Set(drugstores.map((row) => row.group_id))).toEqual(new Set([0, 1, 2]))
    expect(packs.map((row) => row.pack_key).toSorted()).toEqual([...PACK_KEYS].toSorted())
    expect(new Set(drugstores.map((row) => row.zone_id)).size).toBe(zones.length)
    expect(new Set(people.map((row) => `${row.first_name} ${row.last_name}`)).size).toBe(people.length)
  })

  test('D3-04 every identifier is in a form our own readers accept', async () => {
    const drugstores = await kit.db.selectFrom('drugstores').selectAll().execute()
    const people = await kit.db.selectFrom('users').selectAll().execute()

    for (const row of drugstores) {
      const reads = [
        readCip(row.cip_officine),
        readSiret(row.siret),
        readFiness(row.finess ?? ''),
        readPhone(row.phone ?? ''),
      ]
      expect(reads.filter((read) => !read.ok)).toEqual([])
    }
    for (const row of people) {
      expect(readPhone(row.phone ?? '').ok).toBe(true)
      expect(row.rpps === null || readRpps(row.rpps).ok).toBe(true)
    }
  })

  test('the ten sign in with the printed password; titulaire@ has two accounts', async () => {
    const answers = await Promise.all(demoSignIns.emails.map((email) => login(email.split('@')[0] ?? '')))

    expect(demoSignIns.emails).toHaveLength(10)
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200))
    expect(answers[0]?.body.accounts).toHaveLength(2)
    expect(answers.map((answer) => answer.body.accounts[0].type)).toEqual([
      200, 180, 160, 100, 90, 0, 1000, 1000, 1000, 200,
    ])
  })

  test('D15-12 who shares a drugstore, who follows which zone, who is disabled, what is free', async () => {
    const drugstoresOf = async (mailbox: string) => {
      const rows = await kit.db
        .selectFrom('accounts')
        .innerJoin('users', 'users.id', 'accounts.user_id')
        .select('drugstore_id')
        .where('users.email', '=', `${mailbox}@demo.kiosque.test`)
        .orderBy('accounts.id')
        .execute()
      return rows.map((row) => row.drugstore_id)
    }
    const [own] = await drugstoresOf('titulaire')
    const adviser = (await login('conseiller', { admin: true })).body.user
    const disabled = await kit.as((await login('desactivee')).body.token)
    const admin = await kit.as((await login('admin', { admin: true })).body.token)

    const { body: full } = await admin.get(`/drugstores/${own}`)
    expect(await drugstoresOf('adjoint')).toEqual([own])
    expect(await drugstoresOf('preparateur')).toEqual([own])
    expect(adviser.zones.map((zone: { id: number }) => zone.id)).not.toContain(full.zone.id)
    expect((await disabled.get('/users/me')).body.code).toBe('account_disabled')
    const free = await admin.get('/admin/drugstores?has_titulaire=false&is_disabled=false')
    expect(free.body.meta.total).toBeGreaterThanOrEqual(4)
    expect((await login('titulaire', { admin: true })).body.code).toBe('notfound.roles.admin')
  })

  test('nobody else can sign in', async () => {
    const rows = await kit.db
      .selectFrom('users')
      .select('email')
      .where('password_hash', 'is not', null)
      .execute()

    expect(new Set(rows.map((row) => row.email))).toEqual(new Set(demoSignIns.emails))
  })
})

describe('D14-02 loading', () => {
  test('a second start adds nothing; a start cut in a step begins that step again, dated from the first', async () => {
    const before = await kit.db.selectFrom('users').select('id').execute()
    const seen: string[] = []
    let isCut = true
    const step: DemoStep = {
      name: 'probe',
      async run(trx, { startedAt }) {
        await trx.insertInto('zones').values({ name: 'À moitié' }).execute()
        seen.push(startedAt.toISOString())
        if (isCut) throw new Error('killed')
      },
    }
    await expect(loadDemo(kit.deps, [peopleStep, step])).rejects.toThrow('killed')
    isCut = false
    kit.clock.advance(86_400_000)

    await loadDemo(kit.deps, [peopleStep, step])
    await loadDemo(kit.deps, [peopleStep, step])

    const zones = await kit.db.selectFrom('zones').select('id').where('name', '=', 'À moitié').execute()
    expect(zones).toHaveLength(1)
    expect(new Set(seen).size).toBe(1)
    expect(seen).toHaveLength(2)
    expect(await kit.db.selectFrom('users').select('id').execute()).toHaveLength(before.length)
  })
})
