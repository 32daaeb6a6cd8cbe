import type { ContentCard } from '@kiosque/contract/wire/contents'
import { Packed } from '../answers/written.ts'
import type { Reader } from '../audience/visible-targets.ts'
import { forEveryone } from '../db/asker.ts'
import type { Db } from '../db/db.ts'
import type { Events } from '../db/events.ts'
import { linkExpiry } from '../files/file-links.ts'
import { onSeenFile } from '../files/file-changes.ts'
import { createBatch } from '../kit/batch.ts'
import { dayText, dueFor } from '../live/due-for.ts'
import type { LiveContents } from '../live/live-contents.ts'
import type { LiveRow } from '../live/live-row.ts'
import { sees } from '../live/sees.ts'
import type { OwnValues } from './content.tables.ts'
import type { KnownReferences } from './known-references.ts'
import { selectPublishedCards, type ShownRow } from './live-cards.sql.ts'
import { withOwnDay } from './own-days.ts'
import { presentCards } from './present-card.ts'
import type { LinkOptions } from './present-refs.ts'

/** A card as lists show it, the same for everybody who may see it. */
export interface LiveCard {
  readonly id: number
  readonly slug: string
  readonly title: string
  /** The names of its laboratory and of its category. */
  readonly laboratory: string | null
  readonly category: string | null
  /** As it stands in answers. */
  readonly sent: Packed<ContentCard>
  /** Read from its text each time it is asked for. */
  readonly card: ContentCard
  /** Its own values that are a word, a number or a day, for what is computed from them. Read each time too. */
  readonly fields: OwnValues
}

export interface LiveCards {
  /** Those of these contents that this reader sees, by id. Ask `contents.refresh()` first: it drops what changed. */
  find(ids: readonly number[], who: Who): Promise<Map<number, LiveCard>>
}

interface Who {
  viewer: Reader | null
  now: Date
  links: LinkOptions
}

/** Two texts, what links are made of, and who may see it: thousands of them are kept. */
class Kept implements LiveCard {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly laboratory: string | null
  readonly category: string | null
  readonly sent: Packed<ContentCard>
  private readonly fieldsText: string
  readonly shown: Shown
  /** When it was last moved to the end of the order, in cards looked up. */
  movedAt: number
  /** The same for readers who have a day of their own, by that day. */
  private dated: Map<string, Kept> | null = null

  constructor(card: ContentCard, fields: OwnValues, shown: Shown, movedAt: number) {
    this.id = card.id
    this.slug = card.slug
    this.title = card.title
    this.laboratory = card.laboratory?.name ?? null
    this.category = card.category?.label ?? null
    this.sent = new Packed(card)
    this.fieldsText = JSON.stringify(fields)
    this.shown = shown
    this.movedAt = movedAt
  }
  onDay(day: string): Kept | undefined {
    return this.dated?.get(day)
  }
  /** It takes more room then: whoever counts it counts it anew. */
  keepOnDay(day: string, card: Kept): void {
    const days = (this.dated ??= new Map())
    if (days.size >= MOST_DAYS) days.clear()
    days.set(day, card)
  }
  get card() {
    return this.sent.read()
  }
  get fields() {
    return JSON.parse(this.fieldsText) as OwnValues
  }
  get bytes() {
    let bytes = this.sent.bytes.length + this.fieldsText.length + KEPT_BYTES
    for (const dated of this.dated?.values() ?? []) bytes += dated.bytes
    return bytes
  }
}

type Shown = Parameters<ReturnType<typeof sees>>[0]

/** Trainings are due on a day for a region, a group or a role: few of them. */
const MOST_DAYS = 8

const MOST_BYTES = 8_000_000
/** What a card takes beside its texts. */
const KEPT_BYTES = 600
/** Looked up again sooner, a card is still near the end: it stays where it is. */
const MOVED_AFTER = 2_000

/** Cards in memory: a thousand audiences see the same ones in different lists. */
export function createLiveCards(deps: {
  db: Db
  events: Events
  contents: LiveContents
  references: KnownReferences
}): LiveCards {
  const { db, events, contents, references } = deps
  // In the order of their use: the first was used least recently.
  const kept = new Map<number, Kept>()
  let bytes = 0
  let signedUntil = 0
  let lookedUp = 0
  // Counts what was dropped: what was read before does not come back after.
  let epoch = 0

  function forget(ids: readonly number[] | null): void {
    epoch += 1
    for (const id of ids ?? [...kept.keys()]) drop(id)
  }
  function drop(id: number): void {
    bytes -= kept.get(id)?.bytes ?? 0
    kept.delete(id)
  }
  contents.onChange(forget)
  references.onDrop(() => forget(null))
  onSeenFile(events, () => forget(null))
  events.onGap(() => forget(null))

  function keep(id: number, card: Kept): void {
    drop(id)
    kept.set(id, card)
    bytes += card.bytes
    for (const oldest of kept.keys()) {
      if (bytes <= MOST_BYTES) break
      drop(oldest)
    }
  }

  function known(id: number): Kept | undefined {
    const card = kept.get(id)
    lookedUp += 1
    if (card === undefined || lookedUp - card.movedAt < MOVED_AFTER) return card
    card.movedAt = lookedUp
    kept.delete(id)
    kept.set(id, card)
    return card
  }

  /** One that is due another day for this reader is theirs and those like them. */
  function dated(card: Kept, row: LiveRow, viewer: Reader | null): Kept {
    const { isOwn, day } = dueFor(row, viewer)
    if (!isOwn || day === null) return card
    const own = dayText(day)
    const ofDay = card.onDay(own)
    if (ofDay !== undefined) return ofDay
    const made = onDay(card, row.kind, own)
    const isKept = kept.get(card.id) === card
    if (isKept) drop(card.id)
    card.keepOnDay(own, made)
    if (isKept) keep(card.id, card)
    return made
  }

  // Lists that are made at the same time miss the same cards: they are asked for together, whoever reads.
  let links: LinkOptions | null = null
  const cardOf = createBatch(async (ids: readonly number[]) => {
    const before = epoch
    const until = signedUntil
    const found = await forEveryone(() => make(ids, links as LinkOptions))
    if (before === epoch && until === signedUntil) for (const [id, card] of found) keep(id, card)
    return found
  })

  async function make(ids: readonly number[], signed: LinkOptions): Promise<Map<number, Kept>> {
    const rows = await selectPublishedCards(db, ids)
    const cards = new Map((await presentCards(db, rows, signed)).map((card) => [card.id, card]))
    return new Map(
      rows.flatMap((row) => {
        const card = cards.get(row.id)
        return card === undefined
          ? []
          : [[row.id, new Kept(card, shortValues(row.fields), shownOf(row), lookedUp)]]
      }),
    )
  }

  async function asked(ids: readonly number[], own: LinkOptions): Promise<Map<number, Kept>> {
    links = own
    const cards = await cardOf.all(ids)
    return new Map(cards.flatMap((card, at) => (card === undefined ? [] : [[ids[at] as number, card]])))
  }

  return {
    async find(ids, { viewer, now, links: own }) {
      const until = linkExpiry(own.now)
      if (until !== signedUntil && !own.isPublic) {
        forget(null)
        signedUntil = until
      }
      // Links for passers-by are others, and few ask for them: those cards are made each time.
      const cards: Kept[] = []
      const missing: number[] = []
      for (const id of ids) {
        const card = own.isPublic ? undefined : known(id)
        if (card === undefined) missing.push(id)
        else cards.push(card)
      }
      if (missing.length > 0) {
        const made = await (own.isPublic ? make(missing, own) : asked(missing, own))
        cards.push(...made.values())
      }
      // Each by its own row: it may have been given to others since the list of ids was made.
      const isSeen = sees(viewer, now.getTime())
      const found = new Map<number, LiveCard>()
      for (const card of cards) {
        if (!isSeen(card.shown)) continue
        const { id } = card
        const row = contents.find(id)
        found.set(id, row?.dues ? dated(card, row, viewer) : card)
      }
      return found
    },
  }
}

/** A card of a training that is due on that day. */
function onDay(card: Kept, kind: string, day: string): Kept {
  const [own, fields] = [withOwnDay(kind, card.card, day), withOwnDay(kind, card.fields, day)]
  return new Kept(own, fields, card.shown, card.movedAt)
}

const LONGEST_WORD = 200

/** Questions, tables and long texts are for details: kept with every card they would fill the memory. */
const shortValues = (fields: OwnValues): OwnValues =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) =>
      typeof value === 'string' ? value.length <= LONGEST_WORD : typeof value !== 'object',
    ),
  )

const shownOf = ({ target_id, is_public, is_open, starts_at, ends_at }: ShownRow): Shown => ({
  target_id,
  is_public,
  is_open,
  starts_at: starts_at?.getTime() ?? null,
  ends_at: ends_at?.getTime() ?? null,
})
