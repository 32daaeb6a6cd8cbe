import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import type { Db } from '../../db/db.ts'
import { french } from '../contents/french.ts'
import { daysFrom, type DemoContext } from '../demo-step.ts'
import { DEMO_OPERATIONS, type DemoOperation } from './operations.ts'

/** An operation of the demonstration once it is stored. */
export interface Operation extends DemoOperation {
  id: number
  offered: { id: number; name: string; ean: string; value: number }[]
  starts_on: string
  ends_on: string
}

export async function addOperations(trx: Db, { startedAt }: DemoContext): Promise<Map<string, Operation>> {
  const laboratories = await trx.selectFrom('laboratories').select(['id', 'name']).execute()
  const today = parisDay(startedAt)
  const made = new Map<string, Operation>()
  for (const [rank, operation] of DEMO_OPERATIONS.entries()) {
    const laboratory = laboratories.find(({ name }) => name === operation.laboratory)
    if (!laboratory) continue
    const days = { starts_on: addDays(today, operation.from), ends_on: addDays(today, operation.to) }
    const { id } = await trx
      .insertInto('bri_operations')
      .values({
        ...days,
        title: french(operation.title),
        laboratory_id: laboratory.id,
        deadline: addDays(today, operation.deadline),
        proofs: ['receipt', 'till_extract'],
        proof_note: french(operation.note ?? ''),
        status: 'open',
        created_by: null,
        created_at: daysFrom(startedAt, operation.from - 7),
        updated_at: daysFrom(startedAt, operation.from - 7),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const products = await trx
      .insertInto('bri_products')
      .values(
        operation.products.map(([name, detail, value], position) => ({
          operation_id: id,
          name: french(name),
          detail: french(detail),
          ean: ean(rank * 10 + position),
          value,
          max_quantity: null,
          position,
        })),
      )
      .returning(['id', 'name', 'ean', 'value'])
      .execute()
    made.set(operation.key, { ...operation, ...days, id, offered: products })
  }
  return made
}

/** Thirteen digits whose last one checks the others. */
function ean(number: number): string {
  const body = `340156${String(18_247 + number * 7).padStart(6, '0')}`
  const sum = [...body].reduce((total, digit, rank) => total + Number(digit) * (rank % 2 === 0 ? 1 : 3), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}
