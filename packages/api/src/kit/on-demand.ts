import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * A library that few requests need, read when it is first used: a server that never makes a PDF or cleans a text then
 * holds no memory for it. Libraries whose callers can wait are imported where they are used instead.
 */
export function onDemand<Library>(read: (require: NodeJS.Require) => Library): () => Library {
  let loaded: Library | undefined
  return () => (loaded ??= read(require))
}
