import type { LongTextField } from '@kiosque/contract/kinds/fields/long-text'
import type { Block } from './block.ts'

export const longTextBlock: Block<LongTextField> = (_, text) => (
  <p className="prose" style={{ whiteSpace: 'pre-line' }}>
    {text}
  </p>
)
