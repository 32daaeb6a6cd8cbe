import type { ReactNode } from 'react'
import type { Field, FieldOf, FieldType } from '@kiosque/contract/kinds/fields'
import { Ticket } from '../../../parts/ticket.tsx'
import { RichText } from '../../../parts/rich-text/rich-text.tsx'
import type { Block } from './block.ts'
import { contentRefsBlock } from './content-refs-block.tsx'
import { fileLinks } from './file-links.tsx'
import { itemsBlock } from './items-block.tsx'
import { longTextBlock } from './long-text-block.tsx'
import { imageBlock, imagesBlock } from './picture-blocks.tsx'
import { videoBlock } from './video-block.tsx'

const none = () => null

/**
 * What each type shows beyond words; `none` where a line of words says it all. This register is not that of the editor's
 * views, because whoever reads a page would download the editor with it.
 */
const BLOCKS: { [Type in FieldType]: Block<FieldOf<Type>> } = {
  text: none,
  long_text: longTextBlock,
  rich_text: (_, html) => <RichText html={html} />,
  url: none,
  email: none,
  phone: none,
  code: none,
  integer: none,
  money_cents: none,
  percent: none,
  decimal: none,
  date: none,
  datetime: none,
  boolean: none,
  choice: none,
  multi_choice: none,
  image: imageBlock,
  images: imagesBlock,
  file: (_, file) => fileLinks([file]),
  files: (_, files) => fileLinks(files),
  video: videoBlock,
  reference: none,
  content_refs: contentRefsBlock,
  discount: (_, discount) => <Ticket discount={discount} large />,
  items: itemsBlock,
}

/** A value as members have it, where it is more than a few words; null where it is empty or is not. */
export function valueBlock(field: Field, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value) && value.length === 0) return null
  return (BLOCKS[field.type] as (field: Field, value: unknown, show: typeof valueBlock) => ReactNode)(
    field,
    value,
    valueBlock,
  )
}
