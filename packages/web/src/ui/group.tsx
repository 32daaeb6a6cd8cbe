import type { HTMLAttributes, Ref } from 'react'

type GroupProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'span'
  /** What the controls inside do together. */
  'aria-label': string
  ref?: Ref<HTMLDivElement> | undefined
}

/** Controls that belong together, under one name. `fieldset` has this role for the fields of a form, and is drawn as one. */
export function Group({ as: Element = 'div', ...rest }: GroupProps) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
  return <Element role="group" {...rest} />
}
