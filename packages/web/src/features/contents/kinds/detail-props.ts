import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { KindKey } from '@kiosque/contract/kinds/registry'
import type { DetailOf } from '@kiosque/contract/wire/content-of'

export type DetailProps<K extends KindKey> = { kind: Kind; content: DetailOf<K> }

export type { Campaign } from './campaign-kinds.ts'
