import type { HTMLAttributes } from 'react'

type AnnouncementProps = HTMLAttributes<HTMLElement> & {
  as?: 'p' | 'div' | 'span' | 'section' | 'strong' | 'b'
}

/**
 * What is said aloud as it changes, without taking the focus. The tag that has this role, `output`, takes words only
 * and belongs to a form: ours hold headings and lists, and stand anywhere.
 */
export function Announcement({ as: Element = 'p', ...rest }: AnnouncementProps) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
  return <Element role="status" {...rest} />
}
