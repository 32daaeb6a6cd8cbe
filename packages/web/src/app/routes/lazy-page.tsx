import { Outlet } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { titleOf } from '../../lib/title.ts'

/**
 * `() => import('../../pages/portal/home-page.tsx').then((m) => m.HomePage)`: a component that takes no props.
 * What it returns is left open, or the types of the routes would wait for those of pages that read the routes.
 */
export type LoadPage = () => Promise<() => void>

/** Of a lazy route the router reads these options, and nothing else. */
const lazyOptions = (component: ComponentType) => ({ options: { component } }) as never

/** For `route.lazy()`: a page whose code comes with its first visit, under « {title} | Kiosque ». */
export function lazyPage(title: string, load: LoadPage) {
  return async () => {
    const Page = (await load()) as ComponentType
    return lazyOptions(() => {
      // The route's title first; a page that knows better sets its own afterwards, with usePageTitle.
      useLayoutEffect(() => {
        document.title = titleOf(title)
      }, [])
      return <Page />
    })
  }
}

/** For `route.lazy()`: a frame around pages, whose code comes beside theirs. */
export function lazyLayout(load: () => Promise<(props: { children: ReactNode }) => void>) {
  return async () => {
    const Layout = (await load()) as ComponentType<{ children: ReactNode }>
    return lazyOptions(() => (
      <Layout>
        <Outlet />
      </Layout>
    ))
  }
}
