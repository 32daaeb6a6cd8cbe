import type { ComponentType, SVGAttributes } from 'react'

type Icon = ComponentType<SVGAttributes<SVGSVGElement>>
export type Tone = 'teal' | 'green' | 'blue' | 'sand'

export type NavEntry = {
  label: string
  hint: string
  href: string
  icon: Icon
  tone?: Tone
  /** An entry one may not open is absent, not greyed. */
  needs?: 'drugstore' | 'claims' | 'team'
  /** A page of the person's own: the head office's menu does not list it, and cannot take it away. */
  isOwn?: true
}

export type NavColumn = { title: string; entries: readonly NavEntry[] }

export type NavArea = {
  key: string
  label: string
  icon: Icon
  tone: Tone
  /** Where the area begins; the only link of an area without a panel. */
  href: string
  columns: readonly NavColumn[]
  /** The card at the right of the panel. */
  card?: { badge: string; title: string; text: string; href: string }
}
