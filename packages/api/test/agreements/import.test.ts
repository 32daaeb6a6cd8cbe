import { describe, expect, test } from 'vitest'
import { agreementsApp, HEADER, line, makeLaboratory, sendFile } from './purchases.ts'

const app = await agreementsApp('editeur', 'titulaire', 'conseiller')
const { t, network, editeur, titulaire, conseiller } = app
const cip = app.codeOf(network.ouest.id)
const other = app.codeOf(network.sud.id)
await makeLaboratory(t, 'Évanor')
await makeLaboratory(t, 'Hydrélis')

const send = (text: string | Buffer, query = '') => sendFile(editeur, text, query)
const kept = () => t.db.selectFrom('purchases').selectAll().orderBy('month').orderBy('drugstore_id').execute()
const file = (...lines: string[]) => [HEADER, ...lines].join('\r\n')

describe('S2-42 D13-03 what laboratories tell is imported', () => {
  test('a dry run writes nothing; the import says what it wrote and totals by laboratory and month', async () => {
    const text = file(
      line(cip, 'Évanor', '2026-09', '1 234,56'),
      line(other, 'EVANOR', '09/2026', '100.44 €'),
      line(cip, 'Évanor', 'octobre 2026', '-34,50'),
      line(cip, 'Hydrélis', '31/10/2026', '0'),
    )

    const dry = await send(text, '?dry_run=true')
    const before = await kept()
    const done = await send(text)

    expect(dry.body).toMatchObject({
      dry_run: true,
      lines: 4,
      to_create: 4,
      refused: 0,
      problems: [],
      total: 130_050,
    })
    expect(before).toEqual([])
    expect(done.body.totals).toEqual([
      { laboratory: 'Évanor', month: '2026-09', lines: 2, amount: 133_500, kept: null },
      { laboratory: 'Évanor', month: '2026-10', lines: 1, amount: -3_450, kept: null },
      { laboratory: 'Hydrélis', month: '2026-10', lines: 1, amount: 0, kept: null },
    ])
    expect((await kept()).map(({ amount_cents }) => amount_cents)).toEqual([123_456, 10_044, -3_450, 0])
    const again = await send(text, '?dry_run=1')
    expect(again.body).toMatchObject({ to_create: 0, to_update: 0, unchanged: 4 })
    const { body } = await editeur.get('/admin/agreements/imports')
    expect(body.data[0]).toMatchObject({
      lines: 4,
      lines_left: 4,
      total: 130_050,
      laboratories: ['Hydrélis', 'Évanor'],
      first_month: '2026-09',
      last_month: '2026-10',
    })
  })

  test.each([
    ['commas', ',', 'UTF-8', ','],
    ['tabulations', '\t', 'UTF-8', 'tabulation'],
    ['bars', '|', 'UTF-8', '|'],
    ['semicolons of an old Excel', ';', 'Windows-1252 (Latin-1)', ';'],
  ])('other separators are read: %s', async (_, separator, encoding, named) => {
    const text = [HEADER, line(cip, 'Évanor', '2026-08', '"1 000,00"')].join('\n').replaceAll(';', separator)
    const bytes = Buffer.from(text, encoding === 'UTF-8' ? 'utf8' : 'latin1')

    const { body } = await send(bytes, '?dry_run=true')

    expect(body).toMatchObject({ encoding, separator: named, to_create: 1, total: 100_000, problems: [] })
  })

  test('every bad line is named with its column and what to do; nothing is half written', async () => {
    const before = await kept()
    const text = file(
      line('9999999', 'Évanor', '2026-07', '10'),
      line(cip.slice(1), 'Évanor', '2026-07', '10'),
      line(cip, 'Evanar', '2026-07', '10'),
      line(cip, 'Évanor', '2026-13', '10'),
      line(cip, 'Évanor', '2026-12', '10'),
      line(cip, 'Évanor', '2026-03', 'dix euros'),
      line(cip, 'Évanor', '2026-07', '10'),
      line(cip, 'evanor', 'juillet 2026', '12'),
      line(cip, 'Évanor', '2026-06', '99999999999'),
      line(cip, '', '2026-05', ''),
    )

    const dry = await send(text, '?dry_run=true')
    const refused = await send(text)

    const said = dry.body.problems.map((each: { line: number; column: string; message: string }) => [
      each.line,
      each.column,
      each.message,
    ])
    expect(dry.body).toMatchObject({ lines: 10, refused: 9, to_create: 1 })
    expect(said).toEqual([
      [2, 'CIP officine', 'Aucune officine du réseau n’a ce code CIP.'],
      [3, 'CIP officine', expect.stringContaining('7 chiffres')],
      [4, 'Laboratoire', 'Laboratoire inconnu. Le nom le plus proche est : Évanor'],
      [5, 'Mois', expect.stringContaining('n’est pas lisible')],
      [6, 'Mois', 'Ce mois n’a pas encore commencé.'],
      [7, 'Achats HT', expect.stringContaining('n’est pas lisible')],
      [9, 'Mois', 'Ce mois figure déjà à la ligne 8 pour cette officine et ce laboratoire.'],
      [10, 'Achats HT', expect.stringContaining('n’est pas lisible')],
      [11, 'Laboratoire', 'Cette valeur est requise.'],
      [11, 'Achats HT', 'Cette valeur est requise.'],
    ])
    expect(refused).toMatchObject({ status: 422, body: { code: 'import_refused' } })
    expect(await kept()).toEqual(before)

    const skipped = await send(text, '?skip_invalid=true')
    expect(skipped.body).toMatchObject({ to_create: 1, refused: 9 })
    expect(await kept()).toHaveLength(before.length + 1)
  })

  test.each([
    ['', 'Ce fichier est vide.'],
    ['CIP officine;Mois;Achats HT\n1;2;3', 'La colonne « Laboratoire » est absente du fichier.'],
    [
      Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 9]),
      'Ce fichier n’est pas un texte. Dans votre tableur : Enregistrer sous, CSV UTF-8.',
    ],
    [
      Buffer.from('%PDF-1.7\n'),
      'Ce fichier n’est pas un texte. Dans votre tableur : Enregistrer sous, CSV UTF-8.',
    ],
  ])('a file that is none is said to be none (%#)', async (text, message) => {
    const { body } = await send(text, '?dry_run=true')

    expect(body.problems[0].message.replaceAll('\u00A0', ' ')).toBe(message)
    expect((await send(text, '?skip_invalid=true')).status).toBe(422)
  })

  test('a line TOTAL is checked against what was read, by laboratory and month where it names them', async () => {
    const lines = [line(cip, 'Évanor', '2026-04', '100'), line(other, 'Évanor', '2026-04', '50,50')]
    const right = file(...lines, 'TOTAL;Évanor;2026-04;150,50', 'Total;;;150,50')
    const cut = file(...lines, 'TOTAL;;;1 150,50')

    expect((await send(right, '?dry_run=true')).body).toMatchObject({ lines: 2, problems: [] })
    const wrong = await send(cut, '?dry_run=true')
    expect(wrong.body.problems[0]).toMatchObject({ line: 4, column: 'Achats HT', value: '1 150,50' })
    expect(wrong.body.problems[0].message.replaceAll('\u00A0', ' ')).toBe(
      'Le total annoncé est de 1 150,50 €, les lignes lues font 150,50 €.',
    )
    expect((await send(cut)).status).toBe(422)
  })

  test('a corrected file replaces the months it has: amounts, and lines it has no more', async () => {
    await send(file(line(cip, 'Hydrélis', '2026-02', '10'), line(other, 'Hydrélis', '2026-02', '20')))
    const corrected = file(line(cip, 'Hydrélis', '2026-02', '15'))
    const february = async () => (await kept()).filter(({ month }) => month === '2026-02-01')

    const dry = await send(corrected, '?dry_run=true')
    expect(dry.body).toMatchObject({ to_update: 1, absent: 1 })
    expect(dry.body.totals[0]).toMatchObject({ amount: 1_500, kept: 3_000 })
    expect(dry.body.changes[0].fields[0].label).toBe('Hydrélis, 2026-02')

    await send(corrected)
    expect((await february()).map(({ amount_cents }) => amount_cents)).toEqual([1_500, 2_000])
    await send(corrected, '?replace=true')
    expect((await february()).map(({ amount_cents }) => amount_cents)).toEqual([1_500])
  })

  test('a wrong import is taken back once, and only what no later one replaced', async () => {
    await send(file(line(cip, 'Hydrélis', '2026-01', '10'), line(other, 'Hydrélis', '2026-01', '20')))
    const wrong = (await editeur.get('/admin/agreements/imports')).body.data[0].id
    await send(file(line(cip, 'Hydrélis', '2026-01', '30')))

    const { status, body } = await editeur.delete(`/admin/agreements/imports/${wrong}`)

    expect(status).toBe(200)
    expect(body).toMatchObject({ lines: 2, lines_left: 0, withdrawn_at: expect.any(String) })
    const january = (await kept()).filter(({ month }) => month === '2026-01-01')
    expect(january.map(({ amount_cents }) => amount_cents)).toEqual([3_000])
    expect((await editeur.delete(`/admin/agreements/imports/${wrong}`)).body.code).toBe('already_withdrawn')
    expect((await editeur.delete('/admin/agreements/imports/999999')).status).toBe(404)
  })

  test('is for editors; who did it is in the journal', async () => {
    for (const [caller, status] of [
      [titulaire, 403],
      [conseiller, 403],
      [t.anonymous, 401],
    ] as const) {
      expect((await sendFile(caller, file())).status).toBe(status)
      expect((await caller.get('/admin/agreements/imports')).status).toBe(status)
      expect((await caller.get('/admin/agreements/import/template')).status).toBe(status)
      expect((await caller.delete('/admin/agreements/imports/1')).status).toBe(status)
    }
    const template = await editeur.get('/admin/agreements/import/template')
    expect(template.text).toContain(HEADER)
    const admin = await t.as(network.people.admin)
    const { body } = await admin.get('/admin/audit?action=purchases')
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['purchases.import', 'purchases.remove']),
    )
  })
})
