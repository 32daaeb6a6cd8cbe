export { readPage, readSort, sortText, useListState } from '../../lib/list-state.ts'
