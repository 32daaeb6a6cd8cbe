import { slugify } from '@kiosque/contract/domain/slug'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import type { Errors } from '../../../lib/form/errors.ts'
import { corrected, NOTHING, type Refusal } from '../../../lib/form/refusal.ts'
import type { Values } from '../field-types/field-view.ts'
import { blankForm, formNames, formOf, withEntryIds, type FormValues } from './content-form.ts'

export type SaveState = 'clean' | 'changed' | 'saving' | 'saved' | 'failed'

/** What the server holds, and the form as it was made from it; `slugIsOwn` once the address follows the title no more. */
export type Saved = { content: AdminContentDetail | null; initial: FormValues; slugIsOwn: boolean }

/** One content being written: each function below is one thing that happens to it. */
export type Editing = {
  form: FormValues
  saved: Saved
  state: SaveState
  savedAt: Date | null
  /** What cannot be saved by itself as it stands: said, but only shown beside the fields when asked. */
  held: Errors
  /** What was refused when it was last saved, by the form or by the server. */
  refusal: Refusal
  /** What somebody else saved meanwhile, until both versions were seen. */
  theirs: AdminContentDetail | null
}

/** An address made from the title follows it until someone writes another, or readers know it. */
const isOwnSlug = (content: AdminContentDetail) =>
  content.published_at !== null || !new RegExp(`^${slugify(content.title)}(?:-\\d+)?$`).test(content.slug)

export function begun(kind: Kind, opened: AdminContentDetail | null): Editing {
  const form = opened ? formOf(kind, opened) : blankForm(kind)
  return {
    form,
    saved: { content: opened, initial: form, slugIsOwn: opened !== null && isOwnSlug(opened) },
    state: 'clean',
    savedAt: null,
    held: {},
    refusal: NOTHING,
    theirs: null,
  }
}

export function typed(before: Editing, name: string, value: unknown): Editing {
  const { saved } = before
  const form = { ...before.form, [name]: value }
  if (name === 'title' && !saved.slugIsOwn) form['slug'] = value === '' ? '' : slugify(String(value))
  return {
    ...before,
    form,
    saved: name === 'slug' ? { ...saved, slugIsOwn: true } : saved,
    held: corrected({ errors: before.held }, name).errors,
    refusal: corrected(before.refusal, name),
    state: 'changed',
  }
}

/** What the server made of the named parts of `sent`; what was typed since stays as it is, on top of it. */
export function accepted(
  kind: Kind,
  before: Editing,
  sent: Editing,
  content: AdminContentDetail,
  names: readonly string[],
): Editing {
  const numbered = withEntryIds(kind, sent.form, sent.form, content as Values)
  const initial = { ...sent.saved.initial }
  for (const name of names) initial[name] = numbered[name]
  initial['slug'] = content.slug
  const form = withEntryIds(kind, before.form, sent.form, content as Values)
  const isUntouched = before.form['slug'] === sent.form['slug']
  return {
    ...before,
    form: isUntouched ? { ...form, slug: content.slug } : form,
    saved: { content, initial, slugIsOwn: before.saved.slugIsOwn || sent.saved.slugIsOwn },
    savedAt: new Date(content.updated_at),
    refusal: NOTHING,
    state: 'saved',
  }
}

/** Both versions were seen: the chosen values go on top of theirs. */
export function settled(
  kind: Kind,
  before: Editing,
  theirs: AdminContentDetail,
  takenFromThem: ReadonlySet<string>,
): Editing {
  const initial = formOf(kind, theirs)
  const form = { ...initial }
  for (const name of formNames(kind)) if (!takenFromThem.has(name)) form[name] = before.form[name]
  const saved = { content: theirs, initial, slugIsOwn: true }
  return { ...before, form, saved, theirs: null, refusal: NOTHING }
}

/** Values from a draft found again, on top of what was read; `version` is the one they were changed from. */
export function recovered(before: Editing, values: FormValues, version: number): Editing {
  const { content, slugIsOwn, ...saved } = before.saved
  return {
    ...before,
    form: { ...before.form, ...values },
    saved: {
      ...saved,
      slugIsOwn: slugIsOwn || 'slug' in values,
      content: content && { ...content, version },
    },
    state: 'changed',
  }
}

/** The server changed it by another way: published, archived. */
export function replaced(kind: Kind, before: Editing, content: AdminContentDetail): Editing {
  const { starts_at, ends_at } = formOf(kind, content)
  const { initial, slugIsOwn } = before.saved
  return {
    ...before,
    form: { ...before.form, starts_at, ends_at },
    saved: {
      content,
      initial: { ...initial, starts_at, ends_at },
      slugIsOwn: slugIsOwn || content.published_at !== null,
    },
  }
}
