import { useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { afterPress } from './after-press.ts'
import { errorOf, focusTarget, fromServer, validateAll } from './form-logic.ts'
import type { Errors, Rules } from './form-logic.ts'

export type { Rule, Rules } from './form-logic.ts'

type Options<Values extends object> = {
  initial: Values
  /** French names of the fields, for the summary of errors. */
  labels: { [Name in keyof Values]: string }
  rules?: Rules<Values>
  /** Throwing an ApiError puts its messages under the fields; nothing typed is lost. */
  onSubmit: (values: Values) => unknown
}

type NamesOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never
}[keyof Values] &
  string

/**
 * A form: values, errors by field, checked on leaving a field and then live, submitted once at a time.
 * `<form {...form.props}><FormErrors {...form.summary} /><TextField {...form.text('email')} /></form>`
 */
export function useForm<Values extends object>({ initial, labels, rules = {}, onSubmit }: Options<Values>) {
  const [values, setValues] = useState(initial)
  const [checked, setChecked] = useState<ReadonlySet<keyof Values>>(new Set())
  const [refused, setRefused] = useState<Errors<Values>>({})
  const [message, setMessage] = useState<string>()
  const [submitted, setSubmitted] = useState(false)
  const [submitting, setSubmitting] = useState(false)
  const busy = useRef(false)
  // Two forms of a page may ask for the same thing: each has ids of its own.
  const scope = useId()
  const idOf = (name: string) => `${scope}-${name}`
  const summaryId = `${scope}-resume-erreurs`

  const errors: Errors<Values> = { ...refused }
  for (const name of checked) {
    const own = errorOf(name, values, rules)
    if (own) errors[name] = own
  }

  function set<Name extends keyof Values>(name: Name, value: Values[Name]) {
    setValues((before) => ({ ...before, [name]: value }))
    setRefused(({ [name]: _gone, ...rest }) => rest as Errors<Values>)
  }

  function leave(name: keyof Values) {
    // An empty field someone merely passed through is not yet a mistake.
    if (values[name] === '' || values[name] === false) return
    afterPress(() => setChecked((before) => new Set(before).add(name)))
  }

  function focusOn(found: Errors<Values>, text?: string) {
    const target = focusTarget(found, text)
    if (target === null) return
    requestAnimationFrame(() => {
      document.getElementById(target === 'summary' ? summaryId : idOf(String(target)))?.focus()
    })
  }

  async function submit() {
    if (busy.current) return
    setMessage(undefined)
    setSubmitted(true)
    setChecked(new Set(Object.keys(values) as (keyof Values)[]))
    const found = validateAll(values, rules)
    if (Object.keys(found).length > 0) return focusOn(found)
    busy.current = true
    setSubmitting(true)
    try {
      await onSubmit(values)
    } catch (error) {
      const answer = fromServer(error, values)
      setRefused(answer.errors)
      setMessage(answer.message)
      focusOn(answer.errors, answer.message)
    } finally {
      busy.current = false
      setSubmitting(false)
    }
  }

  const names = Object.keys(values) as (keyof Values & string)[]
  const listed = names.flatMap((name) => {
    const text = errors[name]
    return text ? [{ id: idOf(name), label: labels[name], message: text }] : []
  })

  return {
    values,
    errors,
    set,
    setValues,
    submitting,
    /** Said on top of the form: what the server refused as a whole. */
    message,
    setMessage,
    submit,
    props: {
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        // A dialog often opens from inside a larger form, which hears nothing of this one.
        event.stopPropagation()
        void submit()
      },
    },
    summary: { id: summaryId, errors: submitted ? listed : [], message },
    /** The id of a field that is not spread from `text` or `checkbox`. */
    idOf: (name: keyof Values & string) => idOf(name),
    text: <Name extends NamesOf<Values, string>>(name: Name) => ({
      id: idOf(name),
      name,
      label: labels[name],
      value: values[name] as string,
      error: errors[name],
      onChange: (value: string) => set(name, value as Values[Name]),
      onBlur: () => leave(name),
    }),
    checkbox: <Name extends NamesOf<Values, boolean>>(name: Name) => ({
      id: idOf(name),
      name,
      label: labels[name],
      checked: values[name] as boolean,
      error: errors[name],
      onChange: (value: boolean) => set(name, value as Values[Name]),
      onBlur: () => leave(name),
    }),
    reset(next: Values = initial) {
      setValues(next)
      setChecked(new Set())
      setRefused({})
      setMessage(undefined)
      setSubmitted(false)
    },
  }
}
