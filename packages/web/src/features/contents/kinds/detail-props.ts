import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { ContentDetail } from '@kiosque/contract/wire/contents'

export type DetailProps = { kind: Kind; content: ContentDetail }
