/**
 * The links of this site that are on the screen now. The browser tells, which knows: to measure them would lay out all that
 * is not on the screen.
 */
export function linksInSight(): Promise<HTMLAnchorElement[]> {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')
  if (links.length === 0) return Promise.resolve([])
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      const seen = entries.filter(({ isIntersecting }) => isIntersecting)
      resolve(seen.map(({ target }) => target as HTMLAnchorElement))
    })
    for (const link of links) observer.observe(link)
  })
}
