import { useLayoutEffect, useState } from 'react'
import { go } from './navigation.ts'

/** What came by mail, kept in memory only: it outlives a detour by the sign-in page, not a reload. */
const kept = new Map<string, string>()

/** The address without these names, whether they stand in its query or after its `#`. */
export function withoutValues(href: string, names: readonly string[]): string {
  const url = new URL(href)
  for (const name of names) url.searchParams.delete(name)
  const hash = new URLSearchParams(url.hash.slice(1))
  if (names.some((name) => hash.has(name))) url.hash = ''
  return `${url.pathname}${url.search}${url.hash}`
}

export function readValues(href: string, names: readonly string[]): Record<string, string> {
  const url = new URL(href)
  const hash = new URLSearchParams(url.hash.slice(1))
  const found: Record<string, string> = {}
  for (const name of names) {
    const value = hash.get(name) ?? url.searchParams.get(name)
    if (value) found[name] = value
  }
  return found
}

/**
 * The secrets of a mailed link, taken out of the address at once: histories, bookmarks, shared screens and error
 * reports never see them. Drawn again, the page gets what was read the first time.
 */
export function useLinkValues(names: readonly string[]): Record<string, string> {
  const [values, setValues] = useState(() => keepValues(names))
  useLayoutEffect(() => {
    cleanAddress(names)
    // The same link opened again in this very tab changes nothing but what follows the `#`.
    const readAgain = () => {
      if (!hasValues(names)) return
      setValues(keepValues(names))
      cleanAddress(names)
    }
    addEventListener('hashchange', readAgain)
    return () => removeEventListener('hashchange', readAgain)
  }, [names])
  return values
}

function cleanAddress(names: readonly string[]): void {
  if (hasValues(names)) go(withoutValues(location.href, names), { replace: true })
}

const hasValues = (names: readonly string[]) => Object.keys(readValues(location.href, names)).length > 0

function keepValues(names: readonly string[]): Record<string, string> {
  const found = readValues(location.href, names)
  if (Object.keys(found).length > 0) {
    for (const name of names) kept.delete(name)
    for (const [name, value] of Object.entries(found)) kept.set(name, value)
  }
  return Object.fromEntries(names.flatMap((name) => (kept.has(name) ? [[name, kept.get(name) ?? '']] : [])))
}

/** Once used, or refused by the server. */
export function forgetLinkValues(names: readonly string[]): void {
  for (const name of names) kept.delete(name)
}
