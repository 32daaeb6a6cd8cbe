import { describe, expect, test } from 'vitest'
import { networkApp } from '../content/network-app.ts'
import { makeDrugstore, makeMember } from '../factories.ts'

const { t, network, admin, titulaire: member } = await networkApp('admin', 'titulaire')

const ids = (answer: { body: { data: { id: number }[] } }) => answer.body.data.map((row) => row.id)

describe('D15-06 finding people and drugstores', () => {
  test('people by group, pack, disabled drugstore, never seen and not seen since a day', async () => {
    const closed = await makeDrugstore(t.db, { group_id: 2, packs: ['cBusiness'], is_disabled: true })
    const person = await makeMember(t.db, { drugstore_id: closed.id, last_name: 'Introuvable' })
    const query = `q=introuvable`
    for (const filter of [
      'group=MPR_NAT',
      'pack=cBusiness',
      'is_disabled=true',
      'never_signed_in=true',
      'inactive_since=2026-03-10',
    ]) {
      // The search text of a made person is empty: the filter alone must find them.
      expect([filter, ids(await admin.get(`/admin/users?${filter}&per_page=100`))]).toEqual([
        filter,
        expect.arrayContaining([person.user_id]),
      ])
    }
    expect(ids(await admin.get('/admin/users?is_disabled=false&per_page=100'))).not.toContain(person.user_id)
    expect(ids(await admin.get('/admin/users?group=MPR_NAT&pack=aTradition'))).toEqual([])
    await t.as(person)
    expect(ids(await admin.get('/admin/users?never_signed_in=true&per_page=100'))).not.toContain(
      person.user_id,
    )
    expect(ids(await admin.get('/admin/users?inactive_since=2026-03-10&per_page=100'))).not.toContain(
      person.user_id,
    )
    expect((await admin.get(`/admin/users?${query}&inactive_since=hier`)).body.errors).toHaveProperty(
      'inactive_since',
    )
  })

  test('drugstores nobody of which came since a day', async () => {
    const quiet = await makeDrugstore(t.db)
    await makeMember(t.db, { drugstore_id: quiet.id })
    const list = async () => ids(await admin.get('/admin/drugstores?inactive_since=2026-03-10&per_page=100'))
    expect(await list()).toContain(quiet.id)
    expect(await list()).not.toContain(network.ouest.id)
  })

  test('lists leave as spreadsheets for right 1 only, with a line in the journal', async () => {
    const editor = await t.as(network.people.editeur)
    for (const [path, header] of [
      ['/admin/users/export', 'Numéro;Prénom;Nom;E-mail'],
      ['/admin/drugstores/export', 'CIP officine;SIRET;Nom;Ville;Groupe'],
    ] as const) {
      expect((await member.get(path)).status).toBe(403)
      expect((await editor.get(path)).status).toBe(403)
      const { status, text } = await admin.get(path)
      expect([status, text.startsWith(`\uFEFF${header}`)]).toEqual([200, true])
    }
    expect((await admin.get('/admin/drugstores/export?group=PRLG')).text).toContain('Pharmacie des Halles')
    expect((await admin.get('/admin/drugstores/export?group=PRLG')).text).not.toContain('Pharmacie du Port')
    const { body } = await admin.get('/admin/audit?action=user.export_list')
    expect(body.data).toHaveLength(1)
  })
})
