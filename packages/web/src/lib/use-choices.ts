import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageFor } from './api.ts'
import { useDebounced } from './use-debounced.ts'

/** Something a search field offers. */
export type Choice = { id: number; label: string; note: string }

/** How a search field asks: under which key, and what. */
export type Search<Found extends Choice> = (q: string) => {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Found[]>
}

/** What a search field types, opens and finds; nothing is asked before it is open. */
export function useChoices<Found extends Choice>(search: Search<Found>) {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const asked = useDebounced(typed.trim(), 200)
  const found = useQuery({ ...search(asked), enabled: isOpen, placeholderData: keepPreviousData })
  return {
    typed,
    setTyped,
    isOpen,
    setOpen,
    choices: found.data ?? [],
    isFound: found.isSuccess,
    failure: found.error ? messageFor(found.error) : '',
  }
}
