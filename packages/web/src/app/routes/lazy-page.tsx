import { createRoute, Outlet } from '@tanstack/react-router'
import type { AnyRoute, LoaderFnContext, ResolveId, ResolveParams } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { searchOf } from '../../lib/search-params.ts'
import { titleOf } from '../../lib/title.ts'

/**
 * `() => import('../../pages/portal/home-page.tsx').then((m) => m.HomePage)`: a component that takes no props.
 * What it returns is left open, or the types of the routes would wait for those of pages that read the routes.
 */
export type LoadPage = () => Promise<() => void>

/** A route's loader asks early and gives nothing: what it asked is in the cache of queries (decision 014). */
type Loader<Parent extends AnyRoute, Path extends string> = (
  visit: LoaderFnContext<unknown, Parent, ResolveId<Parent, string, Path>, ResolveParams<Path>>,
) => void

/** Of a lazy route the router reads these options, and nothing else. */
const lazyOptions = (component: ComponentType) => ({ options: { component } }) as never

/** A page whose code comes with its first visit, under « {title} | Kiosque ». */
function lazyPage(title: string, load: LoadPage) {
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

/**
 * `page('/news', 'Actualités', 'q sort page', load)`: a page below a guard or a layout. `names` are what it reads in
 * its address, `loader` asks early what it will ask.
 */
export const pagesUnder =
  <Parent extends AnyRoute>(parent: Parent) =>
  <const Path extends string, const Names extends string>(
    path: Path,
    title: string,
    names: Names,
    load: LoadPage,
    loader?: Loader<Parent, Path>,
  ) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      validateSearch: searchOf(names),
      loader,
    }).lazy(lazyPage(title, load))
