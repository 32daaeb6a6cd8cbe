import type { ComponentType } from 'react'

/** A screen whose code comes with its first visit. */
export type Page = {
  load: () => Promise<ComponentType<any>>
  /** The component once loaded. */
  current: () => ComponentType<any> | null
  props: Record<string, unknown>
}

/**
 * `page(() => import('../pages/portal/news-page.tsx'))`: the module's one exported component whose name
 * ends in Page, Layout or Frame. `props` serve screens shared by several routes.
 */
export function page(importer: () => Promise<object>, props: Record<string, unknown> = {}): Page {
  let component: ComponentType<any> | null = null
  return {
    props,
    current: () => component,
    async load() {
      component ??= pick(await importer())
      return component
    },
  }
}

function pick(module: object): ComponentType<any> {
  const found = Object.entries(module).find(
    ([name, value]) => /(?:Page|Layout)$/.test(name) && typeof value === 'function',
  )
  if (!found) throw new Error(`No page in module: ${Object.keys(module).join(', ')}`)
  return found[1] as ComponentType<any>
}
