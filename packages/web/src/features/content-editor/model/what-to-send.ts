import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { isIn, type Errors } from '../../../lib/form/errors.ts'
import type { Values } from '../field-types/field-view.ts'
import { changedNames, readForm } from './content-form.ts'
import type { Editing } from './editing.ts'

/** Only what changed, as the server takes it, with what cannot be read yet and stays behind; a new content has a title. */
export function whatToSend(kind: Kind, { form, saved }: Editing): { body: Values; problems: Errors } {
  const names = changedNames(kind, form, saved.initial)
  const asked = saved.content === null ? [...new Set(['title', ...names])] : names
  const { values, problems } = readForm(kind, form, asked)
  if (!saved.slugIsOwn) problems.delete('slug')
  const body = withoutProblems(values, [...problems.keys()])
  if (!saved.slugIsOwn) delete body['slug']
  return { body, problems: Object.fromEntries(problems) }
}

const WINDOW = ['starts_at', 'ends_at']

/** A part that cannot be read yet waits; the rest is saved. A window is saved whole or not at all. */
function withoutProblems(values: Values, paths: readonly string[]): Values {
  const isHeld = (name: string) => paths.some((path) => isIn(name, path))
  const isWindowHeld = WINDOW.some(isHeld)
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !isHeld(name) && !(isWindowHeld && WINDOW.includes(name))),
  )
}
