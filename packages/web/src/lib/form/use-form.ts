import { useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { afterPress } from '../after-press.ts'
import { validateAll, type ErrorsOf, type PathIn, type Rules } from './check.ts'
import { inOrder, type Errors } from './errors.ts'
import { corrected, focusTarget, NOTHING, refusalOf, SUMMARY, type Refusal } from './refusal.ts'
import { takeTurn } from './take-turn.ts'

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
  const [refused, setRefused] = useState(NOTHING)
  const [submitted, setSubmitted] = useState(false)
  const [submitting, setSubmitting] = useState(false)
  const turn = useRef<Promise<void>>(undefined)
  // Two forms of a page may ask for the same thing: each has ids of its own.
  const scope = useId()
  const idOf = (name: string) => `${scope}-${name}`
  const names = Object.keys(values) as (keyof Values & string)[]

  const errors = {
    ...(refused.errors as ErrorsOf<Values>),
    ...validateAll(values, rules, checked),
  }

  function set<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
    setValues((before) => ({ ...before, [name]: value }))
    setRefused((before) => corrected(before, name))
  }

  const setMessage = (message?: string) => setRefused((before) => ({ ...before, message }))

  /** To what is refused, which it answers; nothing when nothing is. */
  function focusOn(found: Refusal): string | undefined {
    const target = focusTarget(found)
    if (target) requestAnimationFrame(() => document.getElementById(idOf(target))?.focus())
    return target
  }

  async function send() {
    setMessage()
    setSubmitted(true)
    setChecked(new Set(names))
    if (focusOn({ errors: validateAll(values, rules) as Errors })) return
    setSubmitting(true)
    try {
      await onSubmit(values)
    } catch (error) {
      const refusal = refusalOf(error, (path) => names.find((name) => name === path))
      setRefused(refusal)
      focusOn(refusal)
    } finally {
      setSubmitting(false)
    }
  }

  const submit = () => takeTurn(turn, send)

  const field = <Name extends keyof Values & string>(name: Name) => ({
    id: idOf(name),
    name,
    label: labels[name],
    error: errors[name],
    onChange: (value: string | boolean) => set(name, value as Values[Name]),
    onBlur() {
      // An empty field someone merely passed through is not yet a mistake.
      if (values[name]) afterPress(() => setChecked((before) => new Set(before).add(name)))
    },
  })

  return {
    values,
    errors,
    set,
    setValues,
    submitting,
    /** Said on top of the form: what the server refused as a whole. */
    message: refused.message,
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
    summary: {
      id: idOf(SUMMARY),
      errors: (submitted ? inOrder(errors as Errors, names) : []).map(([path, text]) => ({
        id: idOf(path),
        label: labels[path.split('.')[0] as keyof Values],
        message: text,
      })),
      message: refused.message,
    },
    /** The id of a field that is not spread from `text` or `checkbox`, or of one in a list. */
    idOf: idOf as (path: (keyof Values & string) | PathIn<Values>) => string,
    text: <Name extends NamesOf<Values, string>>(name: Name) => ({
      ...field(name),
      value: values[name] as string,
    }),
    checkbox: <Name extends NamesOf<Values, boolean>>(name: Name) => ({
      ...field(name),
      checked: values[name] as boolean,
    }),
    reset(next: Values = initial) {
      setValues(next)
      setChecked(new Set())
      setRefused(NOTHING)
      setSubmitted(false)
    },
  }
}
