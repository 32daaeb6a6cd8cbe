import {
  IconArrowRight,
  IconBuildingStore,
  IconCalendarEvent,
  IconFileText,
  IconUser,
  type Icon,
} from '@tabler/icons-react'
import { PHASE_LABELS } from '@kiosque/contract/domain/publication'
import { kindOf } from '@kiosque/contract/kinds/registry'
import { count, formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import type { Tone } from '../../parts/palette/palette-list.tsx'
import type { Found } from './desk-search.queries.ts'

export type DeskLine = {
  href: string
  title: string
  note: string
  icon: Icon
  tone: Tone
}
export type DeskGroup = { label: string; lines: DeskLine[] }

/** A screen of the sidebar, or something to write. */
export type DeskWay = { label: string; href: string; icon: Icon }

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Every word typed begins a word of the label: « mise av » finds « Mises en avant ». */
export function isNamed(label: string, typed: string): boolean {
  const words = plain(label).split(/[^\p{L}\p{N}]+/u)
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((start) => words.some((word) => word.startsWith(start)))
}

const wayLine = ({ label, href, icon }: DeskWay): DeskLine => ({
  href,
  title: label,
  note: '',
  icon,
  tone: 'teal',
})

const filled = (groups: DeskGroup[]) => groups.filter(({ lines }) => lines.length > 0)

/** Before anything is typed: what is written most, then the screens one uses. */
export const emptyGroups = (writing: readonly DeskWay[], often: readonly DeskWay[]): DeskGroup[] =>
  filled([
    { label: 'Écrire', lines: writing.map((way) => ({ ...wayLine(way), tone: 'green' as const })) },
    { label: 'Aller à', lines: often.map(wayLine) },
  ])

/** The screens named so, then contents, pharmacies, people and events; the whole list of each where it is longer. */
export function foundGroups(words: string, ways: readonly DeskWay[], found: Found | undefined): DeskGroup[] {
  const screens = ways.filter(({ label }) => isNamed(label, words)).slice(0, 4)
  return filled([
    { label: 'Aller à', lines: screens.map(wayLine) },
    ...(found
      ? [contentsOf(words, found), drugstoresOf(words, found), usersOf(words, found), eventsOf(found)]
      : []),
  ])
}

/** « Les 42 contenus », where five are shown. */
function whole(shown: DeskLine[], total: number, noun: string, list: string, words: string): DeskLine[] {
  if (total <= shown.length) return shown
  return [
    ...shown,
    {
      href: `${paths.admin(list)}?q=${encodeURIComponent(words)}`,
      title: `Voir les ${count(total, noun)}`,
      note: '',
      icon: IconArrowRight,
      tone: 'sand',
    },
  ]
}

function contentsOf(words: string, { contents }: Found): DeskGroup {
  const lines = (contents?.data ?? []).map((row): DeskLine => ({
    href: paths.admin(`contents/${row.kind}/${row.id}`),
    title: row.title,
    note: `${kindOf(row.kind)?.labels.singular ?? 'Contenu'} · ${PHASE_LABELS[row.phase]}`,
    icon: IconFileText,
    tone: 'teal',
  }))
  return {
    label: 'Contenus',
    lines: whole(lines, contents?.meta.total ?? 0, 'contenu', 'contents', words),
  }
}

function drugstoresOf(words: string, { drugstores }: Found): DeskGroup {
  const lines = (drugstores?.data ?? []).flatMap((row): DeskLine[] =>
    row.can_open
      ? [
          {
            href: paths.admin(`drugstores/${row.id}`),
            title: row.name,
            note: `${row.city} · CIP ${row.cip_officine}`,
            icon: IconBuildingStore,
            tone: 'green',
          },
        ]
      : [],
  )
  return {
    label: 'Officines',
    lines: whole(lines, drugstores?.meta.total ?? 0, 'officine', 'drugstores', words),
  }
}

function usersOf(words: string, { users }: Found): DeskGroup {
  const lines = (users?.data ?? []).map((row): DeskLine => ({
    href: paths.admin(`users/${row.id}`),
    title: `${row.first_name} ${row.last_name}`,
    note: row.email,
    icon: IconUser,
    tone: 'blue',
  }))
  return { label: 'Utilisateurs', lines: whole(lines, users?.meta.total ?? 0, 'utilisateur', 'users', words) }
}

function eventsOf({ events }: Found): DeskGroup {
  const lines = (events?.data ?? []).map((row): DeskLine => ({
    href: paths.admin(`events/${row.id}`),
    title: row.title,
    note: formatDate(row.starts_at),
    icon: IconCalendarEvent,
    tone: 'sand',
  }))
  return { label: 'Événements', lines }
}
