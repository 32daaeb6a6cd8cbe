import { fieldId } from '../../ui/field.tsx'

/** To a field of the form; a picture chosen already is missing its words, so that is where one goes. */
export function goToField(name: string): void {
  const field = document.getElementById(`${fieldId(name)}-alt`) ?? document.getElementById(fieldId(name))
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}
