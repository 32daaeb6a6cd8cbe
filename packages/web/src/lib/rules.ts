import { ruleMessage } from '@kiosque/contract/domain/rule-messages'

/** Ready rules for `useForm`; an empty optional field passes all but `required`. */
type TextRule = (value: string) => string | undefined

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u

export const required: TextRule = (value) => (value.trim() === '' ? ruleMessage('required') : undefined)

/** For a box that must be ticked; the sentence says which. */
export const ticked = (message: string) => (value: boolean) => (value ? undefined : message)

export const email: TextRule = (value) =>
  value && !EMAIL.test(value.trim()) ? ruleMessage('email') : undefined

export const minLength =
  (n: number): TextRule =>
  (value) =>
    value && [...value].length < n ? ruleMessage('minLength', { n }) : undefined

export const maxLength =
  (n: number): TextRule =>
  (value) =>
    [...value].length > n ? ruleMessage('maxLength', { n }) : undefined
