import type { SharedValuesOf } from '@kiosque/contract/kinds/own-values'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import { Packed, type Sent } from '../answers/written.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { ownDaysOf } from '../due-dates/due-dates.service.ts'
import type { CardRow } from './content-rows.ts'

type Values = Record<string, unknown>

/** What every kind with a day to be done by calls being obligatory. */
const OBLIGATORY = 'is_mandatory' satisfies keyof SharedValuesOf<'quiz' | 'tutorial' | 'academy'>

/**
 * A training as somebody reads it to whose audience another day was given: theirs stands where everybody's does, unless
 * that one is nearer, and it is obligatory.
 */
export function withOwnDay<Shown extends Values>(kind: string, values: Shown, day: string): Shown {
  const name = kindOf(kind)?.due_field
  if (name === undefined) return values
  const before = values[name]
  const isNearer = typeof before === 'string' && before < day
  return { ...values, [name]: isNearer ? before : day, [OBLIGATORY]: true }
}

/** The same for rows that the database gave. */
export async function withOwnDays<Row extends Pick<CardRow, 'id' | 'kind' | 'fields'>>(
  db: Db,
  rows: readonly Row[],
  reader: Reader | null,
): Promise<Row[]> {
  const dated = rows.filter(({ kind }) => kindOf(kind)?.due_field !== undefined)
  if (reader === null || dated.length === 0) return [...rows]
  const days = await ownDaysOf(
    db,
    dated.map(({ id }) => id),
    reader,
  )
  return rows.map((row) => {
    const day = days.get(row.id)
    return day === undefined ? row : { ...row, fields: withOwnDay(row.kind, row.fields, day) }
  })
}

/** What tells a card from every other, whoever reads: its text does where that is kept. */
export const cardMark = (card: Sent<ContentCard>): string =>
  card instanceof Packed ? card.digest : `${card.id}${dayMark(card)}`

/** What tells two cards of the same training apart: the day its reader has. */
export function dayMark(card: { kind: string } & Values): string {
  const name = kindOf(card.kind)?.due_field
  return name === undefined ? '' : `@${JSON.stringify([card[name], card[OBLIGATORY]])}`
}
