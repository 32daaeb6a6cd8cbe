import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { slugify } from '@kiosque/contract/domain/slug'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import { ApiError, messageFor } from '../../lib/api.ts'
import { fieldId } from '../../ui/field.tsx'
import { createContent, readContent, saveContent } from './editor.queries.ts'
import {
  blankForm,
  changedNames,
  formNames,
  formOf,
  labelOf,
  readForm,
  withEntryIds,
  type FormValues,
} from './model/content-form.ts'
import type { Values } from './field-types/field-view.ts'
import type { FieldErrors } from './fields/form-context.ts'
import { goToField } from './go-to-field.ts'

export type SaveState = 'clean' | 'changed' | 'saving' | 'saved' | 'failed'

type Saved = { content: AdminContentDetail | null; initial: FormValues; slugIsOwn: boolean }

/** An address made from the title follows it until someone writes another, or readers know it. */
const isOwnSlug = (content: AdminContentDetail) =>
  content.published_at !== null || !new RegExp(`^${slugify(content.title)}(?:-\\d+)?$`).test(content.slug)

/** The form of one content and its way to the server: one save at a time, only what changed, never over others. */
export function useEditor(
  kind: Kind,
  opened: AdminContentDetail | null,
  onCreated: (content: AdminContentDetail) => void,
) {
  const [form, setForm] = useState<FormValues>(() => (opened ? formOf(kind, opened) : blankForm(kind)))
  const [saved, setSaved] = useState<Saved>(() => ({
    content: opened,
    initial: form,
    slugIsOwn: opened !== null && isOwnSlug(opened),
  }))
  const [state, setState] = useState<SaveState>('clean')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [message, setMessage] = useState<string>()
  /** What cannot be saved by itself as it stands: said, but only shown beside the fields when asked. */
  const [held, setHeld] = useState<FieldErrors>({})
  const [theirs, setTheirs] = useState<AdminContentDetail | null>(null)
  const now = useRef({ form, saved, theirs })
  useLayoutEffect(() => {
    now.current = { form, saved, theirs }
  })
  const running = useRef<Promise<AdminContentDetail | null> | null>(null)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const changed = changedNames(kind, form, saved.initial)

  function set(name: string, value: unknown) {
    setForm((before) => {
      const next = { ...before, [name]: value }
      if (name === 'title' && !now.current.saved.slugIsOwn)
        next['slug'] = value === '' ? '' : slugify(String(value))
      return next
    })
    if (name === 'slug') setSaved((before) => ({ ...before, slugIsOwn: true }))
    setErrors((before) => withoutErrors(before, name))
    setHeld((before) => withoutErrors(before, name))
    setState('changed')
  }

  function refuse(found: FieldErrors, focus: boolean) {
    setErrors(found)
    setState('failed')
    setMessage(undefined)
    if (focus) focusFirst(kind, found)
  }

  async function send(isAuto: boolean): Promise<AdminContentDetail | null> {
    const { form: sent, saved: from } = now.current
    const names = changedNames(kind, sent, from.initial)
    const id = from.content?.id
    const asked = id === undefined ? [...new Set(['title', ...names])] : names
    const { values, problems } = readForm(kind, sent, asked)
    if (!from.slugIsOwn) problems.delete('slug')
    if (problems.size > 0 && !isAuto) {
      refuse(Object.fromEntries(problems), true)
      return null
    }
    setHeld(Object.fromEntries(problems))
    const body = withoutProblems(values, [...problems.keys()])
    if (id === undefined && body['title'] === undefined) return null
    if (!from.slugIsOwn) delete body['slug']
    if (Object.keys(body).length === 0) return from.content
    setState('saving')
    try {
      const content = await write(kind, from, body)
      accept(content, sent, from, Object.keys(body))
      return content
    } catch (error) {
      await failed(error, isAuto, id)
      return null
    }
  }

  function accept(content: AdminContentDetail, sent: FormValues, from: Saved, names: readonly string[]) {
    const ownSlug = from.slugIsOwn
    const isUntouched = now.current.form['slug'] === sent['slug']
    const numbered = withEntryIds(kind, sent, sent, content as Values)
    const initial = { ...from.initial }
    for (const name of names) initial[name] = numbered[name]
    initial['slug'] = content.slug
    const after = { content, initial, slugIsOwn: now.current.saved.slugIsOwn || ownSlug }
    const follow = (before: FormValues) => {
      const next = withEntryIds(kind, before, sent, content as Values)
      return isUntouched ? { ...next, slug: content.slug } : next
    }
    // A save that waits for this one goes on before the next render: it must start from the version just made.
    now.current = { ...now.current, saved: after, form: follow(now.current.form) }
    setSaved(after)
    setForm(follow)
    setErrors({})
    setMessage(undefined)
    setSavedAt(new Date(content.updated_at))
    setState('saved')
    if (from.content === null && !isGone.current) onCreated(content)
  }

  /** To the first field that keeps the rest waiting, with what is wrong beside each. */
  function showHeld() {
    setErrors((before) => ({ ...held, ...before }))
    focusFirst(kind, held)
  }

  async function failed(error: unknown, isAuto: boolean, id: number | undefined) {
    setState('failed')
    if (error instanceof ApiError && error.code === 'stale' && id !== undefined) {
      setTheirs(await readContent(kind.key, id).catch(() => null))
      return
    }
    const found = error instanceof ApiError ? Object.entries(error.errors) : []
    if (found.length > 0) {
      refuse(
        Object.fromEntries(found.map(([path, messages]) => [fieldPath(path), messages.join(' ')])),
        !isAuto,
      )
      return
    }
    setMessage(messageFor(error))
  }

  /** One at a time: a second click waits for the first and then has nothing left to send. */
  async function save(options: { isAuto?: boolean } = {}): Promise<AdminContentDetail | null> {
    while (running.current) {
      const before = await running.current
      if (options.isAuto) return before
    }
    if (now.current.theirs) return null
    const run = send(options.isAuto ?? false)
    running.current = run
    try {
      return await run
    } finally {
      running.current = null
    }
  }

  /** Both versions were seen: the chosen values go on top of theirs. */
  async function settle(takenFromThem: ReadonlySet<string>): Promise<void> {
    const current = now.current.theirs
    if (!current) return
    const fresh = formOf(kind, current)
    const next: FormValues = { ...fresh }
    for (const name of formNames(kind)) if (!takenFromThem.has(name)) next[name] = now.current.form[name]
    const after: Saved = { content: current, initial: fresh, slugIsOwn: true }
    setTheirs(null)
    setForm(next)
    setSaved(after)
    setErrors({})
    now.current = { form: next, saved: after, theirs: null }
    if (changedNames(kind, next, fresh).length > 0) await save()
    else setState('saved')
  }

  /** Values from a draft found again, on top of what was read; `version` is the one they were changed from. */
  function recover(values: FormValues, version: number) {
    setForm((before) => ({ ...before, ...values }))
    setState('changed')
    setSaved((before) => ({
      ...before,
      slugIsOwn: before.slugIsOwn || 'slug' in values,
      content: before.content && { ...before.content, version },
    }))
  }

  /** The server changed it by another way: published, archived. */
  function replace(content: AdminContentDetail) {
    const { starts_at, ends_at } = formOf(kind, content)
    setForm((before) => ({ ...before, starts_at, ends_at }))
    setSaved((before) => ({
      ...before,
      content,
      initial: { ...before.initial, starts_at, ends_at },
      slugIsOwn: before.slugIsOwn || content.published_at !== null,
    }))
  }

  return {
    kind,
    form,
    set,
    changed,
    content: saved.content,
    initial: saved.initial,
    errors,
    message,
    held,
    showHeld,
    state: changed.length === 0 && state === 'changed' ? ('clean' as const) : state,
    savedAt,
    theirs,
    save,
    settle,
    dismissConflict: () => setTheirs(null),
    recover,
    replace,
  }
}

export type Editor = ReturnType<typeof useEditor>

async function write(kind: Kind, from: Saved, body: Values): Promise<AdminContentDetail> {
  if (from.content === null) return createContent(kind.key, body)
  const { id, version } = from.content
  if (from.slugIsOwn || body['title'] === undefined) return saveContent(kind.key, id, { ...body, version })
  const slug = slugify(body['title'] as string)
  try {
    return await saveContent(kind.key, id, { ...body, slug, version })
  } catch (error) {
    const isTaken = error instanceof ApiError && Object.keys(error.errors).join() === 'slug'
    if (!isTaken) throw error
    return saveContent(kind.key, id, {
      ...body,
      slug: `${slug.slice(0, 68).replace(/-+$/, '')}-${id}`,
      version,
    })
  }
}

/** A part that cannot be read yet waits; the rest is saved. A window is saved whole or not at all. */
function withoutProblems(values: Values, paths: readonly string[]): Values {
  const names = new Set(paths.map((path) => path.split('.')[0] ?? ''))
  if (names.has('ends_at') || names.has('starts_at'))
    for (const edge of ['starts_at', 'ends_at']) names.add(edge)
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)))
}

/** `target.zones` is shown by the panel of the target. */
const fieldPath = (path: string) => (path.startsWith('target.') ? 'target' : path)

const withoutErrors = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => path !== name && !path.startsWith(`${name}.`)))

/** One editor to a page. */
export const ERRORS_ID = 'resume-erreurs'

function focusFirst(kind: Kind, errors: FieldErrors): void {
  const order = formNames(kind)
  const rank = (path: string) => {
    const at = order.indexOf(path.split('.')[0] ?? '')
    return at < 0 ? order.length : at
  }
  const first = Object.keys(errors).toSorted((a, b) => rank(a) - rank(b))[0]
  if (first === undefined) return
  requestAnimationFrame(() => goToField(first, ERRORS_ID))
}

export const summaryOf = (kind: Kind, errors: FieldErrors) =>
  Object.entries(errors).map(([name, text]) => ({
    id: fieldId(name),
    label: labelOf(kind, name),
    message: text,
    onGoTo: () => goToField(name),
  }))
