import type { ListOf } from '@kiosque/contract/wire/common'

const LARGEST_PAGE = 100

/** A list short enough to travel whole still says where it stands, like any other (D2-02). */
export const wholeList = <Row>(data: Row[]): ListOf<Row> => ({
  data,
  meta: { page: 1, per_page: Math.max(LARGEST_PAGE, data.length), total: data.length, last_page: 1 },
})
