import { useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { fieldId } from '../ui/field.tsx'
import { FORM_ERRORS_ID } from '../ui/form-errors.tsx'
import type { FieldError } from '../ui/form-errors.tsx'
import { ApiError, messageFor } from './api-error.ts'

type Errors<Values> = Partial<Record<keyof Values & string, string | undefined>>

type FormOptions<Values> = {
  initial: Values
  /** The name of each field as the person reads it; an error of the server about another field goes on top. */
  labels: Record<keyof Values & string, string>
  check?: (values: Values) => Errors<Values>
  /** May throw an ApiError: its field errors go beside their fields, its message on top. */
  submit: (values: Values) => Promise<unknown>
}

/** Errors appear on leaving a field and live from then on; a second click while sending does nothing. */
export function useForm<Values extends object>({ initial, labels, check, submit }: FormOptions<Values>) {
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [fromServer, setFromServer] = useState<Errors<Values>>({})
  const [message, setMessage] = useState<string>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const names = Object.keys(labels) as (keyof Values & string)[]

  const found = check?.(values) ?? {}
  const errorOf = (name: keyof Values & string) =>
    fromServer[name] ?? (left.has(name) ? found[name] : undefined)

  function set<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
    setValues((current) => ({ ...current, [name]: value }))
    setFromServer((current) => ({ ...current, [name]: undefined }))
  }

  function leave(name: keyof Values & string) {
    setLeft((current) => new Set(current).add(name))
  }

  function refuse(error: unknown) {
    const { fields, rest } = readError(error, names)
    setFromServer(fields)
    setMessage(rest)
    focusFirst(
      names.filter((name) => fields[name]),
      rest,
    )
  }

  async function send() {
    if (sending.current) return
    setMessage(undefined)
    setFromServer({})
    setLeft(new Set(names))
    const wrong = names.filter((name) => found[name])
    if (wrong.length > 0) return focusFirst(wrong)
    sending.current = true
    setBusy(true)
    try {
      await submit(values)
    } catch (error) {
      refuse(error)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  const errors: FieldError[] = names.flatMap((name) => {
    const text = errorOf(name)
    return text ? [{ name, label: labels[name], message: text }] : []
  })

  return {
    values,
    set,
    busy,
    message,
    /** For FormErrors. */
    errors,
    errorOf,
    /** For a text field or a select: `<TextField {...form.text('city')} />`. */
    text: (name: keyof Values & string) => ({
      name,
      label: labels[name],
      value: String(values[name] ?? ''),
      error: errorOf(name),
      onChange: (value: string) => set(name, value as Values[typeof name]),
      onBlur: () => leave(name),
    }),
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault()
      void send()
    },
    reset: (next: Values) => {
      setValues(next)
      setLeft(new Set())
      setFromServer({})
      setMessage(undefined)
    },
  }
}

function readError<Name extends string>(error: unknown, names: readonly Name[]) {
  const fields: Partial<Record<Name, string>> = {}
  if (!(error instanceof ApiError)) return { fields, rest: messageFor(error) }
  const unknown: string[] = []
  for (const [name, messages] of Object.entries(error.errors)) {
    const known = names.find((candidate) => candidate === name)
    if (known) fields[known] = messages.join(' ')
    else unknown.push(messages.join(' '))
  }
  const isTold = Object.keys(fields).length > 0
  const rest = unknown.length > 0 ? unknown.join(' ') : isTold ? undefined : messageFor(error)
  return { fields, rest }
}

/** Two errors or more: the summary takes focus, else the field itself (once they are drawn). */
function focusFirst(wrong: readonly string[], message?: string) {
  requestAnimationFrame(() => {
    const id = message || wrong.length > 1 ? FORM_ERRORS_ID : fieldId(wrong[0] ?? '')
    document.getElementById(id)?.focus()
  })
}
