type Options = {
  replace: boolean
  /** Nothing is left to lose: whoever asks before leaving is not asked. */
  ignoreBlocker: boolean
  /** The page stays as it is and has another address: whoever works in it stays where they are. */
  isSamePage: boolean
}

type Navigate = (href: string, options: Options) => void

let navigate: Navigate = (href) => {
  location.assign(href)
}

export function setNavigate(implementation: Navigate): void {
  navigate = implementation
}

/** Goes to an address of this site: `go(paths.news(12))`. Plain `<a href>` links do the same on click. */
export function go(href: string, options: Partial<Options> = {}): void {
  navigate(href, { replace: false, ignoreBlocker: false, isSamePage: false, ...options })
}
