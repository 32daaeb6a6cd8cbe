import { describe, expect, test } from 'vitest'
import { networkApp } from '../content/network-app.ts'
import { makeDrugstore, makeMember } from '../factories.ts'

const { t, network, admin, titulaire: member } = await networkApp('admin', 'titulaire')

describe('D3-05 D13-03 invitations by file', () => {
  const HEADER = 'E-mail;Rôle;CIP officine'
  const send = (text: string | Buffer, query = '', caller = admin) =>
    caller.request('POST', `/admin/invitations/import${query}`, {
      payload: text,
      headers: { 'content-type': 'text/csv' },
    })
  const open = async () => (await t.db.selectFrom('invitations').select('id').execute()).length

  test('a dry run names every bad line and writes nothing; then all good lines or none', async () => {
    const drugstore = await makeDrugstore(t.db)
    const closed = await makeDrugstore(t.db, { is_disabled: true })
    const colleague = await makeMember(t.db, { drugstore_id: drugstore.id })
    const file = [
      HEADER,
      `lea@officine.test;Préparatrice;${drugstore.cip_officine}`,
      `pas-un-email;Adjoint;${drugstore.cip_officine}`,
      `paul@officine.test;Directeur;${drugstore.cip_officine}`,
      `zoe@officine.test;Adjoint;9999999`,
      `max@officine.test;Adjoint;${closed.cip_officine}`,
      `LEA@officine.test;Adjoint;${drugstore.cip_officine}`,
      `${colleague.email};Adjoint;${drugstore.cip_officine}`,
    ].join('\n')
    const before = await open()
    const dry = await send(file, '?dry_run=true')
    expect(dry.body).toMatchObject({ lines: 7, to_create: 1, refused: 5, unchanged: 1, dry_run: true })
    expect(dry.body.problems.map((problem: { line: number }) => problem.line)).toEqual([3, 4, 5, 6, 7, 8])
    const refused = await send(file)
    expect([refused.status, refused.body.code]).toEqual([422, 'import_refused'])
    expect(await open()).toBe(before)

    const done = await send(file, '?skip_invalid=true')
    expect(done.body).toMatchObject({ to_create: 1, to_update: 0 })
    expect(await open()).toBe(before + 1)
    const mails = await t.mails()
    expect(mails.filter((mail) => mail.to === 'lea@officine.test')).toHaveLength(1)
    // Sent twice, it renews the same invitation.
    expect((await send(file, '?skip_invalid=true')).body).toMatchObject({ to_create: 0, to_update: 1 })
    expect(await open()).toBe(before + 1)
  })

  test('Latin-1, commas, a missing and a doubled column are understood or said', async () => {
    const drugstore = await makeDrugstore(t.db)
    const latin = Buffer.from(
      `E-mail,Rôle,CIP\nzoé.x@officine.test,Préparateur,${drugstore.cip_officine}`,
      'latin1',
    )
    const read = await send(latin, '?dry_run=true')
    expect(read.body).toMatchObject({ encoding: 'Windows-1252 (Latin-1)', separator: ',' })
    const missing = await send('E-mail;CIP officine\na@b.fr;2000000', '?dry_run=true')
    expect(missing.body.problems[0].message).toContain('Rôle')
    const doubled = await send(`${HEADER};E-mail\na@b.fr;Adjoint;2000000;c@d.fr`)
    expect([doubled.status, doubled.body.errors.line_1]).toEqual([
      422,
      ['E-mail : Cette colonne figure deux fois.'],
    ])
    expect((await send('', '?dry_run=true')).body.problems[0].message).toBe('Ce fichier est vide.')
  })

  test('20,000 bad lines are all named while the server goes on answering', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `personne-${index};Adjoint;12`)
    const big = send([HEADER, ...lines].join('\n'), '?dry_run=true')
    const meanwhile = await admin.get('/admin/drugstores?per_page=1')
    expect(meanwhile.status).toBe(200)
    const { body } = await big
    expect(body).toMatchObject({ lines: 20_000, refused: 20_000, to_create: 0 })
    expect(body.problems).toHaveLength(40_000)
  })

  test('right 1 only', async () => {
    expect((await send(HEADER, '', member)).status).toBe(403)
    expect((await send(HEADER, '', await t.as(network.people.editeur))).status).toBe(403)
    expect((await member.get('/admin/invitations/import/template')).status).toBe(403)
    const template = (await admin.get('/admin/invitations/import/template')).text
    expect(template.split('\r\n')).toEqual([`\uFEFF${HEADER}`, expect.stringMatching(/^"?# Exemple/), ''])
    expect((await send(template, '?dry_run=true')).body).toMatchObject({ lines: 0, problems: [] })
  })
})
