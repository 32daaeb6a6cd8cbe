import { fileIdIn, plainText } from '../domain/rich-text.ts'
import type { Kind } from './define-kind.ts'
import { missingFields } from './editor-form.ts'
import { bundleOf } from './fields/bundles.ts'
import { captionsOf } from './fields/file.ts'
import { isOwnFilm } from './fields/video.ts'
import type { Field } from './fields.ts'
import type { GateDraft, GateLine, OwnGate, Place } from './gate-line.ts'
import { quizGate } from './quiz-gate.ts'

export type { GateDraft, GateLine } from './gate-line.ts'

const OWN_GATES: Readonly<Record<string, OwnGate>> = { quiz: quizGate }

/** What is wrong with the kind's own values: a content that is made already published is held to it too. */
export const ownGateLines = (kind: Kind, draft: GateDraft): GateLine[] => [
  ...unreadFilms(kind, draft.values),
  ...(OWN_GATES[kind.key]?.lines(draft) ?? []),
]

const PICTURE = /<img src="([^"]*)"(?: alt="([^"]*)")?/g

/** A text that shows something: words, a picture, a video. */
export const hasSubstance = (html: string): boolean =>
  plainText(html) !== '' || /<(?:img|iframe)\b/.test(html)

/** Pictures of a text that carry no words of their own there. */
function silentPictures(html: unknown): number[] {
  return [...(typeof html === 'string' ? html : '').matchAll(PICTURE)].flatMap(([, src = '', alt = '']) => {
    const id = fileIdIn(src)
    return id === null || alt.trim() !== '' ? [] : [id]
  })
}

/** Where a content shows pictures that only the media library can describe. */
function places(kind: Kind, draft: GateDraft): Place[] {
  const own = Object.entries(kind.fields).filter(([, field]) => bundleOf(field).isHtml)
  return [
    {
      field: 'cover_id',
      label: 'Image de couverture',
      ids: draft.cover_id === null ? [] : [draft.cover_id],
    },
    { field: kind.body.name, label: kind.body.label, ids: silentPictures(draft.body) },
    ...own.map(([name, { label }]) => ({ field: name, label, ids: silentPictures(draft.values[name]) })),
    ...(OWN_GATES[kind.key]?.pictures(draft) ?? []),
  ]
}

/** The files whose description publishing depends on. */
export const picturesToDescribe = (kind: Kind, draft: GateDraft): number[] =>
  places(kind, draft).flatMap(({ ids }) => ids)

/**
 * What stands between a draft and its readers: the one rule of the editor's list, of the publication dialog and of
 * the server. A title alone, a picture nobody can hear described and a film nobody can read along block; what is only
 * expected warns.
 * `undescribed` names, by id, those of its pictures the media library has no words for.
 */
export function publicationGate(
  kind: Kind,
  draft: GateDraft,
  undescribed: ReadonlyMap<number, string>,
): GateLine[] {
  const body = { field: kind.body.name, label: kind.body.label }
  const lines: GateLine[] = places(kind, draft).flatMap(({ field, label, ids }) =>
    [...new Set(ids)]
      .filter((id) => undescribed.has(id))
      .map((id) => ({ level: 'block' as const, field, label, message: silent(undescribed.get(id) ?? '') })),
  )
  if (draft.title.trim() === '')
    lines.unshift({ level: 'block', field: 'title', label: 'Titre', message: 'Donnez-lui un titre.' })
  if (isTitleAlone(kind, draft)) return [...lines, { level: 'block', ...body, message: TITLE_ALONE }]
  if (draft.excerpt.trim() === '')
    lines.push({ level: 'warn', field: 'excerpt', label: 'Chapô', message: NO_EXCERPT })
  if (!hasSubstance(draft.body))
    lines.push({ level: 'warn', ...body, message: `${kind.body.label}\u00a0: rien n’est écrit.` })
  for (const { name, field } of missingFields(kind, draft.values)) {
    const need = OWN_GATES[kind.key]?.needs?.[name]
    lines.push({
      level: need === undefined ? 'warn' : 'block',
      field: name,
      label: field.label,
      message: need ?? `${field.label}\u00a0: ce champ est attendu.`,
    })
  }
  return [...lines, ...ownGateLines(kind, draft)]
}

/** Subtitles that a film of ours still lacks. */
function unreadFilms(kind: Kind, values: GateDraft['values']): GateLine[] {
  return Object.entries(kind.fields).flatMap(([name, field]) => {
    const film = captionsOf(field)
    const isLacking = film !== null && isOwnFilm(values[film]) && !isFilled(field, values[name])
    return isLacking ? [{ level: 'block', field: name, label: field.label, message: NO_CAPTIONS }] : []
  })
}

/** Whether two drafts show the same films with the same subtitles. */
export const hasSameFilms = (kind: Kind, one: GateDraft, other: GateDraft): boolean =>
  Object.entries(kind.fields).every(([name, field]) => {
    const film = captionsOf(field)
    const shown = ({ values }: GateDraft) =>
      JSON.stringify([values[name] ?? null, values[film ?? ''] ?? null])
    return film === null || shown(one) === shown(other)
  })

const NO_CAPTIONS =
  'Cette vidéo n’a pas de sous-titres. Ajoutez un fichier VTT\u00a0: ceux qui n’entendent pas, et le comptoir, en ont besoin.'
const TITLE_ALONE =
  'Il n’y a encore rien à lire sous le titre. Écrivez un texte ou un chapô, ou ajoutez un fichier, avant de publier.'
const NO_EXCERPT = 'Sans chapô, la carte ne montre que le titre.'
const silent = (name: string) =>
  `L’image «\u00a0${name}\u00a0» n’a pas de texte alternatif. Décrivez-la ici ou dans la médiathèque, puis publiez.`

function isTitleAlone(kind: Kind, draft: GateDraft): boolean {
  if (draft.excerpt.trim() !== '' || hasSubstance(draft.body)) return false
  if (draft.cover_id !== null || draft.attachment_ids.length > 0) return false
  return !Object.entries(kind.fields).some(
    ([name, field]) => name !== kind.title_from && isFilled(field, draft.values[name]),
  )
}

/** Something somebody put there: neither empty nor what every new content starts with. */
function isFilled(field: Field, value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === field.default) return false
  if (Array.isArray(value)) return value.length > 0
  if (typeof value !== 'string') return true
  return bundleOf(field).isHtml ? hasSubstance(value) : value.trim() !== ''
}
