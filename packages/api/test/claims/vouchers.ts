import { pdf } from '../files/samples.ts'
import { send } from '../files/upload-form.ts'
import type { Answer, Caller, TestApp } from '../test-app.ts'

export const EAN_SPRAY = '3401560118247'
export const EAN_ISO = '3401560118254'

export async function makeLaboratory({ db }: TestApp, name: string): Promise<number> {
  const slug = name.toLowerCase().replaceAll(/[^a-z]/g, '-')
  const row = await db
    .insertInto('laboratories')
    .values({ name, slug })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Open since ten days and for twenty more, unless said: the clock of tests stands on 10 March 2026. */
export function operationBody(laboratory_id: number, overrides: Record<string, unknown> = {}) {
  return {
    title: 'Sprays nasaux',
    laboratory_id,
    starts_on: '2026-02-01',
    ends_on: '2026-02-28',
    deadline: '2026-03-30',
    proofs: ['receipt', 'till_extract'],
    products: [
      { name: 'Spray hypertonique', detail: '125 ml', ean: EAN_SPRAY, value: 200 },
      { name: 'Spray isotonique', detail: '125 ml', ean: EAN_ISO, value: 150 },
    ],
    status: 'open',
    ...overrides,
  }
}

export interface Operation {
  id: number
  version: number
  products: { id: number; ean: string; value: number }[]
}

export async function openOperation(
  editor: Caller,
  laboratoryId: number,
  overrides: Record<string, unknown> = {},
): Promise<Operation> {
  const { status, body, text } = await editor.post(
    '/admin/bri/operations',
    operationBody(laboratoryId, overrides),
  )
  if (status !== 201) throw new Error(text)
  return body
}

export const linesOf = ({ products }: Operation, ...quantities: number[]) =>
  quantities.map((quantity, rank) => ({ product_id: products[rank]?.id ?? 0, quantity }))

let proofs = 0
/** Bytes of its own each time, unless given. */
export const prove = (caller: Caller, id: number, bytes?: Buffer): Promise<Answer> => {
  proofs += 1
  return send(caller, `/bri/claims/${id}/proofs`, {
    name: 'tickets.pdf',
    bytes: bytes ?? pdf(`Tickets ${proofs}`),
  })
}

export async function draftClaim(caller: Caller, operation: Operation, ...quantities: number[]) {
  const lines = linesOf(operation, ...(quantities.length === 0 ? [24, 18] : quantities))
  const { status, body, text } = await caller.post('/bri/claims', { operation_id: operation.id, lines })
  if (status !== 201) throw new Error(text)
  return body as { id: number; number: string; version: number; amount: number; lines: { id: number }[] }
}

export async function sendClaim(caller: Caller, operation: Operation, ...quantities: number[]) {
  const { id } = await draftClaim(caller, operation, ...quantities)
  await prove(caller, id)
  const { status, body, text } = await caller.post(`/bri/claims/${id}/submit`, { certified: true })
  if (status !== 200) throw new Error(text)
  return body as Awaited<ReturnType<typeof draftClaim>> & { submitted_at: string }
}

export const decideOn = (editor: Caller, id: number, body: Record<string, unknown>) =>
  editor.post(`/admin/bri/claims/${id}/decision`, body)
