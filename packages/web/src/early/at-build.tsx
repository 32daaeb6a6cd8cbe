import { renderToStaticMarkup } from 'react-dom/server'
import { LoginView } from '../pages/portal/login-page.tsx'
import { ContentOutline } from './content-outline.tsx'
import { ListOutline } from './list-outline.tsx'
import { Outline } from './outline.tsx'

export { kindTable, listHeads } from './kind-table.ts'

/**
 * A field that takes what is typed before the page is there would lose it: it takes nothing until then. The policy
 * refuses styles that stand in a document; paint.ts sets them, as React does.
 */
const forDocument = (html: string) =>
  html.replaceAll('<input ', '<input readonly ').replaceAll(' style="', ' data-style="')

/** Drawn when the interface is built, by the very components that draw the page afterwards. */
export const drawings = {
  login: forDocument(renderToStaticMarkup(<LoginView onSignedIn={() => undefined} />)),
  portal: forDocument(renderToStaticMarkup(<Outline />)),
  article: forDocument(renderToStaticMarkup(<ContentOutline look="article" />)),
  list: forDocument(renderToStaticMarkup(<ListOutline />)),
  sold: forDocument(renderToStaticMarkup(<ContentOutline look="sold" />)),
}
