import type { Plugin } from 'vite'
import { allKinds } from '../contract/src/kinds/registry.ts'

const NAME = 'virtual:kind-addresses'
const RESOLVED = `\0${NAME}`

/**
 * The little of the registry that every page starts with: where each kind is found and what it is called. It is read
 * when the interface is built, so that the declarations themselves come with the pages that need them.
 */
export function kindAddressesPlugin(): Plugin {
  return {
    name: 'kiosque-kind-addresses',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined
      const addresses = allKinds.map(({ key, route, has_detail, area, labels, is_kept_offline }) => ({
        key,
        route,
        has_detail,
        area,
        plural: labels.plural,
        singular: labels.singular,
        is_kept_offline: is_kept_offline === true,
      }))
      return `export const KIND_ADDRESSES = ${JSON.stringify(addresses)}`
    },
  }
}
