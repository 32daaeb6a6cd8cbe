import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { inOrder, isIn, type Errors } from '../../lib/form/errors.ts'
import { SUMMARY } from '../../lib/form/refusal.ts'
import { fieldId } from '../../ui/field.tsx'
import { goToField } from './go-to-field.ts'
import { formNames, labelOf } from './model/content-form.ts'

/** Where the form shows what is said of a path: `target.zones` is shown by the panel of the target. */
export const placeIn = (kind: Kind) => (path: string) => {
  const name = formNames(kind).find((each) => isIn(each, path))
  return name === 'target' ? name : name && path
}

/** The form is longer than the screen: to the first field to correct, however many there are. */
export function focusFirst(errors: Errors, names: readonly string[]): void {
  const [first] = inOrder(errors, names)
  if (first) requestAnimationFrame(() => goToField(first[0], SUMMARY))
}

export const summaryOf = (kind: Kind, errors: Errors) =>
  inOrder(errors, formNames(kind)).map(([path, message]) => ({
    id: fieldId(path),
    label: labelOf(kind, path),
    message,
    onGoTo: () => goToField(path),
  }))
