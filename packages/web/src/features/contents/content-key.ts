import type { KindKey } from '@kiosque/contract/kinds/registry'

/** Where the detail of a content is kept: who only looks whether it is there does without the code that asks for it. */
export const contentKey = (kind: KindKey, ref: string) => ['contents', kind, 'detail', ref] as const
