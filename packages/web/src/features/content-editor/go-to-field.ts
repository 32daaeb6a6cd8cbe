import { fieldId } from '../../ui/field.tsx'

/** Said before a field is looked for that is not on the screen: a form shown part by part brings it then. */
export const REVEAL = 'kiosque-reveal-field'

/** To a field of the form; a picture chosen already is missing its words, so that is where one goes. */
export function goToField(name: string, elseId?: string): void {
  if (focusOn(name)) return
  document.dispatchEvent(new CustomEvent(REVEAL, { detail: name }))
  requestAnimationFrame(() => {
    if (focusOn(name) || parentsOf(name).some(focusOn)) return
    if (elseId !== undefined) document.getElementById(elseId)?.focus()
  })
}

function focusOn(name: string): boolean {
  const field = document.getElementById(`${fieldId(name)}-alt`) ?? document.getElementById(fieldId(name))
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
  return field !== null
}

/** `questions.2.choices.0` → `questions.2.choices`, `questions.2`, `questions`. */
function parentsOf(name: string): string[] {
  const parts = name.split('.')
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('.'))
}
