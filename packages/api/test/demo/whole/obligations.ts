import { expect, test } from 'vitest'
import type { DemoApp } from '../demo-app.ts'

/** Recalls and required readings. */
export function aboutObligations({ t, signedIn }: DemoApp): void {
  test('D14-02 a recall under way with some pharmacies answered, one that is over, and nobody written to', async () => {
    const editor = await signedIn('editeur')
    const [open, closed] = (await editor.get('/admin/recalls')).body.data

    expect(open).toMatchObject({ status: 'open' })
    expect(open.counts.confirmed).toBeGreaterThan(5)
    expect(open.counts.silent).toBeGreaterThan(3)
    expect(closed).toMatchObject({ status: 'closed' })
    const titulaire = await signedIn('titulaire')
    expect((await titulaire.get('/me/todo')).body.data[0]).toMatchObject({
      type: 'recall',
      url: `/rappels/${open.id}`,
    })
    expect((await t.mails()).filter(({ kind }) => kind.startsWith('recall'))).toEqual([])
  })

  test('D14-02 required readings with most people done and someone late', async () => {
    const { data } = (await (await signedIn('editeur')).get('/admin/readings')).body
    const past = data.find(({ late }: { late: number }) => late > 0)

    expect(past.confirmed).toBeGreaterThan(past.missing)
    const { data: mine } = (await (await signedIn('titulaire')).get('/readings')).body
    const own = mine.find(({ content_id }: { content_id: number }) => content_id === past.id)
    expect(own.confirmed_at).not.toBeNull()
    expect(own.team.missing.map(({ name }: { name: string }) => name)).toContain('Inès Benali')
  })
}
