import type { ComponentType } from 'react'

/** Props are given by the route table, so that one screen can serve several routes. */
type Screen = ComponentType<Record<string, unknown>>

/** A screen whose code comes with its first visit. */
export type Page = {
  load: () => Promise<Screen>
  /** The component once loaded. */
  current: () => Screen | null
  props: Record<string, unknown>
}

/**
 * `page(() => import('../pages/portal/news-page.tsx'))`: the module's one exported component whose name
 * ends in Page, Layout or Frame. `props` serve screens shared by several routes.
 */
export function page(importer: () => Promise<object>, props: Record<string, unknown> = {}): Page {
  let component: Screen | null = null
  return {
    props,
    current: () => component,
    async load() {
      component ??= pick(await importer())
      return component
    },
  }
}

function pick(module: object): Screen {
  const found = Object.entries(module).find(
    ([name, value]) => /(?:Page|Layout)$/.test(name) && typeof value === 'function',
  )
  if (!found) throw new Error(`No page in module: ${Object.keys(module).join(', ')}`)
  return found[1] as Screen
}
