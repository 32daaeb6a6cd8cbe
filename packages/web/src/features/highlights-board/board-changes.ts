import type { Board, BoardItem } from './board-model.ts'

type Written = Record<string, unknown>

/** What `POST /admin/highlights/board` takes. */
export interface BoardChanges {
  create: Written[]
  update: Written[]
  delete: number[]
  order: { placement: number; items: (number | string)[] }[]
}

const itemsOf = (board: Board) => Object.values(board).flat()
const nameOf = (item: BoardItem) => item.id ?? item.key

function bodyOf({ values }: BoardItem): Written {
  return { ...values, discount: values.discount ?? null }
}

/** Everything that differs between the published board and the one being prepared. */
export function changesBetween(before: Board, after: Board): BoardChanges {
  const known = new Map(itemsOf(before).map((item) => [item.key, item]))
  const kept = new Set(itemsOf(after).map((item) => item.key))
  const create: Written[] = []
  const update: Written[] = []
  for (const [placement, items] of Object.entries(after)) {
    for (const item of items) {
      const old = known.get(item.key)
      if (old === undefined) create.push({ ref: item.key, placement: Number(placement), ...bodyOf(item) })
      else if (JSON.stringify(old.values) !== JSON.stringify(item.values))
        update.push({ id: item.id, version: item.version, ...bodyOf(item) })
    }
  }
  const order = Object.entries(after)
    .filter(([placement, items]) => !isSameOrder(before[Number(placement)] ?? [], items))
    .map(([placement, items]) => ({ placement: Number(placement), items: items.map(nameOf) }))
  const gone = itemsOf(before).filter((item) => !kept.has(item.key))
  return { create, update, delete: gone.flatMap((item) => item.id ?? []), order }
}

const isSameOrder = (a: readonly BoardItem[], b: readonly BoardItem[]) =>
  a.length === b.length && a.every((item, index) => item.key === b[index]?.key)

/** As people count: each highlight added, changed, removed or moved elsewhere, and each placement put in order. */
export function countChanges(before: Board, after: Board): number {
  const { create, update, delete: gone } = changesBetween(before, after)
  const homes = new Map(
    Object.entries(before).flatMap(([placement, items]) => items.map((item) => [item.key, placement])),
  )
  let moves = 0
  for (const [placement, items] of Object.entries(after)) {
    const stayed = items.filter((item) => homes.get(item.key) === placement).map((item) => item.key)
    const then = (before[Number(placement)] ?? []).map((item) => item.key)
    if (then.filter((key) => stayed.includes(key)).join() !== stayed.join()) moves += 1
    moves += items.filter((item) => homes.has(item.key) && homes.get(item.key) !== placement).length
  }
  return create.length + update.length + gone.length + moves
}
