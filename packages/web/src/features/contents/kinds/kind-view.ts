import type { Icon } from '@tabler/icons-react'
import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react'
import type { KindKey } from '@kiosque/contract/kinds/registry'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import type { DetailProps } from './detail-props.ts'

/** A line in the panels of the menu: the kind's whole list, or the part of it that a filter leaves. */
export interface NavPlace {
  /** The heading it stands under; `app/navigation/panels.ts` has those of each area. */
  column: string
  label: string
  hint: string
  icon: Icon
  tone?: 'teal' | 'green' | 'blue' | 'sand'
  /** As in an address: `room=100`. */
  query?: string
}

/** What a kind wants of its own in the portal; whatever it leaves out is made from its declaration. */
export interface KindView<K extends KindKey> {
  /** Beside what the search finds, and beside a notification of it. */
  icon?: Icon
  /** First words above the title: what it is. */
  head?: (card: CardOf<K>) => string
  /** Then what places it, in a word. */
  tail?: (card: CardOf<K>) => string | null
  /** The one line of the card that changes with the kind: what the reader wants to know before opening. */
  line?: (card: CardOf<K>) => ReactNode
  /** Over the picture of the card: what it is a picture of. */
  onPicture?: (card: CardOf<K>) => ReactNode
  /** A whole card, where one line is not enough. */
  card?: ComponentType<{ card: CardOf<K>; level: 2 | 3; eager: boolean }>
  /** Its card is a few lines beside the laboratory's logo: twelve of them are compared on one screen. */
  isCompact?: true
  /** Its picture shows a product: it is shown whole. */
  isPack?: true
  /** Class beside `grid grid--3` in lists. */
  grid?: string
  /** Its name among its neighbours, where `labels.plural` is long. */
  short?: string
  /** Above the overview of its list; it loads with it. */
  overview?: ComponentType
  /** Its lines in the panel of its area, in their order. Without one, it is listed under « Et aussi ». */
  nav?: readonly NavPlace[]
  /** The card at the right of that panel. */
  navCard?: { badge: string; title: string; text: string; query?: string }
  /** The page of one content; it loads with the first of them that is opened. */
  detail?: ComponentType<DetailProps<K>> & { preload?: () => Promise<unknown> }
}

/** Once its code is there it is drawn at once: React shows what stands for a lazy part for a moment, even then. */
export function lazyDetail<K extends KindKey>(load: () => Promise<ComponentType<DetailProps<K>>>) {
  let loaded: ComponentType<DetailProps<K>> | undefined
  const preload = async () => {
    loaded = await load()
    return { default: loaded }
  }
  const Late = lazy(preload)
  function Detail(props: DetailProps<K>) {
    // The same for as long as it is there: its state stays.
    const [Own] = useState(() => loaded ?? Late)
    return createElement(Own as ComponentType<DetailProps<K>>, props)
  }
  // The counter tablet fetches it while there is a network.
  return Object.assign(Detail, { preload })
}
