import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { KindKey } from '@kiosque/contract/kinds/registry'
import type { DetailOf } from '@kiosque/contract/wire/content-of'

export type DetailProps<K extends KindKey> = { kind: Kind; content: DetailOf<K> }

/** The three kinds of campaign, which share a page. */
export type Campaign = 'one_time_campaign' | 'loyalty_campaign' | 'monthly_animation'
