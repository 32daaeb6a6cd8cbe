import { useEffect } from 'react'

const PRODUCT = 'Kiosque'

export function titleOf(page: string): string {
  return page ? `${page} | ${PRODUCT}` : PRODUCT
}

/** For pages whose title is known only with their data: an article, an offer. */
export function usePageTitle(page: string | undefined): void {
  useEffect(() => {
    if (page) document.title = titleOf(page)
  }, [page])
}
