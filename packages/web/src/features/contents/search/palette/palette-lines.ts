import type { Icon } from '@tabler/icons-react'
import {
  IconArrowRight,
  IconCalendarEvent,
  IconFileText,
  IconHelpCircle,
  IconHistory,
  IconMessageCircle,
  IconSearch,
} from '@tabler/icons-react'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { Suggestion, SuggestionsAnswer } from '@kiosque/contract/wire/search'
import { count } from '../../../../lib/format.ts'
import { paths } from '../../../../lib/paths.ts'
import { factsOf as offerFactsOf } from '../../../../parts/offer-facts.ts'
import type { Tone } from '../../../../parts/palette/palette-list.tsx'
import { kindView } from '../../kinds/kind-views.ts'
import type { Addable } from '../../order/add-lot.ts'
import { factsOf, type FoundFacts } from '../found-facts.ts'

/** Where a line leads: an address, a file to open, or other words to look for. */
export type Leads =
  | { to: 'page'; href: string }
  | { to: 'file'; url: string }
  | { to: 'words'; words: string }

export interface PaletteLine {
  id: string
  /** With `<mark>` around the words asked for. */
  title: string
  note: string
  icon: Icon
  tone: Tone
  facts?: FoundFacts
  /** What may be put in the order from here. */
  offer?: Addable
  leads: Leads
}

export interface PaletteGroup {
  label: string
  lines: PaletteLine[]
}

export interface Shortcut {
  label: string
  hint: string
  href: string
  icon: Icon
  tone?: Tone
}

const AREA_TONES: Readonly<Record<string, Tone>> = {
  offers: 'green',
  catalogue: 'green',
  formations: 'blue',
  faq: 'sand',
}

export function lookOf(key: string): { icon: Icon; tone: Tone; plural: string } {
  const kind = kindOf(key)
  if (kind === null) return { icon: IconCalendarEvent, tone: 'blue', plural: 'Agenda' }
  const icon = kindView(kind.key).icon ?? IconFileText
  return { icon, tone: AREA_TONES[kind.area ?? ''] ?? 'teal', plural: kind.labels.plural }
}

function lineOf(found: Suggestion, now: Date): PaletteLine {
  const facts = factsOf(found, now)
  const { icon, tone } = lookOf(found.kind)
  return {
    id: `${found.kind}-${found.id}`,
    title: found.title_marked,
    note: [...facts.words, facts.day].filter(Boolean).join(' · '),
    icon,
    tone,
    facts,
    ...(found.kind === 'promotional_offer'
      ? { offer: { kind: found.kind, id: found.id, title: found.title, facts: offerFactsOf(found) } }
      : {}),
    leads: facts.file ? { to: 'file', url: facts.file.url } : { to: 'page', href: found.url },
  }
}

/** What was found, by kind: the kind of the best line first, as the search ranked them. */
function foundGroups(found: readonly Suggestion[], now: Date): PaletteGroup[] {
  const byKind = Map.groupBy(found, ({ kind }) => kind)
  return [...byKind].map(([key, lines]) => ({
    label: lookOf(key).plural,
    lines: lines.map((line) => lineOf(line, now)),
  }))
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

function everywhere(words: string, total: number): PaletteGroup {
  const line: PaletteLine = {
    id: 'everywhere',
    title: escaped(`Voir tous les résultats pour «\u00A0${words}\u00A0»`),
    note: `${count(total, 'résultat')} dans tout le portail`,
    icon: IconArrowRight,
    tone: 'sand',
    leads: { to: 'page', href: paths.search(words) },
  }
  return { label: 'Partout', lines: [line] }
}

const wordsLine = (words: string, rank: number, icon: Icon, note: string): PaletteLine => ({
  id: `words-${rank}`,
  title: escaped(words),
  note,
  icon,
  tone: 'teal',
  leads: { to: 'words', words },
})

const HELP: readonly Shortcut[] = [
  {
    label: 'Questions fréquentes',
    hint: 'Commandes, compte, formations, connexion',
    href: paths.faq('tout'),
    icon: IconHelpCircle,
    tone: 'sand',
  },
  {
    label: 'Demander au siège',
    hint: 'Une réponse sous deux jours ouvrés',
    href: paths.contact(),
    icon: IconMessageCircle,
    tone: 'blue',
  },
]

const shortcutLine = ({ label, hint, href, icon, tone }: Shortcut): PaletteLine => ({
  id: href,
  title: escaped(label),
  note: hint,
  icon,
  tone: tone ?? 'teal',
  leads: { to: 'page', href },
})

/** Before anything is typed: the last searches of this person here, then where people go most. */
export function emptyGroups(recent: readonly string[], shortcuts: readonly Shortcut[]): PaletteGroup[] {
  return [
    {
      label: 'Recherches récentes',
      lines: recent.map((words, rank) => wordsLine(words, rank, IconHistory, '')),
    },
    { label: 'Aller à', lines: shortcuts.map(shortcutLine) },
  ].filter(({ lines }) => lines.length > 0)
}

/** What the words typed so far may mean; nothing at all is never the answer. */
export function answerGroups(words: string, { data, meta }: SuggestionsAnswer, now: Date): PaletteGroup[] {
  if (data.length > 0) return [...foundGroups(data, now), everywhere(words, meta.total)]
  const close = meta.close ?? []
  return [
    {
      label: 'Essayez plutôt',
      lines: close.map((each, rank) => wordsLine(each, rank, IconSearch, 'Chercher ce mot seul')),
    },
    { label: 'Titres proches', lines: (meta.nearest ?? []).map((line) => lineOf(line, now)) },
    { label: 'De l’aide', lines: HELP.map(shortcutLine) },
  ].filter(({ lines }) => lines.length > 0)
}
