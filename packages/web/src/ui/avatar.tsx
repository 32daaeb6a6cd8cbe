import { initialsOf } from './initials.ts'

type AvatarProps = {
  name: string
  tone?: 'teal' | 'green' | 'blue' | 'sand' | 'dark'
  size?: 'sm' | 'md' | 'lg'
  square?: boolean
}

/** Two letters stand for a person or a pharmacy; the name itself is written beside it. */
export function Avatar({ name, tone = 'teal', size = 'md', square }: AvatarProps) {
  const classes = ['avatar']
  if (tone !== 'teal') classes.push(`avatar--${tone}`)
  if (size !== 'md') classes.push(`avatar--${size}`)
  if (square) classes.push('avatar--sq')
  return (
    // Drawn by the style sheet: letters in the text would count as part of a button's visible name (WCAG 2.5.3).
    <span className={classes.join(' ')} aria-hidden="true" data-initials={initialsOf(name)} />
  )
}
