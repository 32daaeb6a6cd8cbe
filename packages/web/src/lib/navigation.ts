type Navigate = (href: string, options: { replace: boolean }) => void

let navigate: Navigate = (href) => {
  location.assign(href)
}

export function setNavigate(implementation: Navigate): void {
  navigate = implementation
}

/** Goes to an address of this site: `go(paths.news(12))`. Plain `<a href>` links do the same on click. */
export function go(href: string, options: { replace?: boolean } = {}): void {
  navigate(href, { replace: options.replace ?? false })
}
