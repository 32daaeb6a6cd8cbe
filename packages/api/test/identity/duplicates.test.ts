import { describe, expect, test } from 'vitest'
import { listDrugstoreDuplicates } from '../../src/people/duplicates.service.ts'
import { counted } from '../counted-database.ts'
import { makeDrugstore, makeMember } from '../factories.ts'
import { networkApp } from '../content/network-app.ts'

const { t, network, admin, titulaire: member } = await networkApp('admin', 'titulaire')

describe('duplicates', () => {
  const twins = async () => {
    const first_name = `Jumelle-${Math.random().toString(36).slice(2, 8)}`
    const of = (host: string) =>
      makeMember(t.db, { first_name, last_name: 'Kerjean', email: `${first_name}@${host}.test` })
    return [await of('un'), await of('deux')] as const
  }
  const pairsOf = async (kind: 'users' | 'drugstores', query = '') => {
    const { body } = await admin.get(`/admin/${kind}/duplicates?per_page=100${query}`)
    return body.data.map((row: { first: { id: number }; second: { id: number } }) => [
      row.first.id,
      row.second.id,
    ])
  }

  test('D2-02 a page past the last still says how many there are', async () => {
    await twins()
    const all = await admin.get('/admin/users/duplicates?per_page=1')
    const past = await admin.get('/admin/users/duplicates?per_page=1&page=900')
    expect(all.body.meta.total).toBeGreaterThan(0)
    expect(past.body.data).toEqual([])
    expect(past.body.meta).toEqual({ ...all.body.meta, page: 900 })
    const siret = '73282932000074'
    await makeDrugstore(t.db, { siret })
    await makeDrugstore(t.db, { siret })
    const drugstores = await admin.get('/admin/drugstores/duplicates?page=900')
    expect(drugstores.body.meta.total).toBeGreaterThan(0)
  })

  test('a page of pairs is read in a few statements, however many pairs there are', async () => {
    const siret = '55208131766522'
    for (let index = 0; index < 6; index += 1) await makeDrugstore(t.db, { siret })
    const { db, statements } = counted(t.db)
    const { data } = await listDrugstoreDuplicates(db, { page: 1, per_page: 100 })
    expect(data.length).toBeGreaterThanOrEqual(15)
    // The pairs, their number, their sheets.
    expect(statements()).toBe(3)
  })

  test('« ce ne sont pas des doublons » is remembered, in the journal of both, and undone', async () => {
    const [one, two] = await twins()
    const pair = [one.user_id, two.user_id]
    const path = `/admin/users/duplicates/${two.user_id}/${one.user_id}/dismissal`
    expect(await pairsOf('users')).toContainEqual(pair)

    expect((await admin.put(path)).status).toBe(204)
    expect((await admin.put(path)).status).toBe(204)
    expect(await pairsOf('users')).not.toContainEqual(pair)
    expect(await pairsOf('users', '&dismissed=true')).toContainEqual(pair)
    for (const id of pair) {
      const { body } = await admin.get(`/admin/audit?subject=user:${id}&action=user.dismiss_duplicate`)
      expect(body.meta.total).toBe(1)
    }

    expect((await admin.delete(path)).status).toBe(204)
    expect(await pairsOf('users')).toContainEqual(pair)
    const undone = await admin.get(`/admin/audit?subject=user:${one.user_id}&action=user.propose_duplicate`)
    expect(undone.body.meta.total).toBe(1)
  })

  test('pharmacies too; unknown ones are 404; right 1 only', async () => {
    const siret = '40483304800022'
    const [first, second] = [await makeDrugstore(t.db, { siret }), await makeDrugstore(t.db, { siret })]
    const path = `/admin/drugstores/duplicates/${first.id}/${second.id}/dismissal`
    expect((await member.put(path)).status).toBe(403)
    expect((await (await t.as(network.people.editeur)).put(path)).status).toBe(403)
    expect((await admin.put(path)).status).toBe(204)
    expect(await pairsOf('drugstores')).not.toContainEqual([first.id, second.id])
    expect((await admin.put(`/admin/drugstores/duplicates/${first.id}/999999/dismissal`)).status).toBe(404)
    expect((await admin.put(`/admin/users/duplicates/1/1/dismissal`)).status).toBe(404)
  })
})
