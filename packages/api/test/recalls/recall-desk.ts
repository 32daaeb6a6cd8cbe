import type { Caller } from '../test-app.ts'

/** A recall as the head office writes it, for pharmacies of one's choice. */
export const recallBody = (target: object = {}, more: object = {}) => ({
  product: 'Kalméo Nuit paisible, 30 gélules',
  cips: ['34009 3000000 1'.replaceAll(' ', '')],
  lots: ['a12b', ' C34 '],
  reason: 'Défaut d’étanchéité du flacon.',
  instructions: 'Isolez les boîtes puis retournez-les au grossiste.',
  deadline_at: '2026-03-12T18:00:00.000Z',
  escalate_after_hours: 4,
  target,
  ...more,
})

/** Written and sent. */
export async function openRecall(editor: Caller, target: object, more: object = {}): Promise<number> {
  const { body } = await editor.post('/admin/recalls', recallBody(target, more))
  const opened = await editor.post(`/admin/recalls/${body.id}/open`)
  if (opened.status !== 200) throw new Error(`not opened: ${opened.text}`)
  return body.id
}
