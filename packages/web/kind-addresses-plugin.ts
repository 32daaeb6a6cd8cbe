import type { Plugin } from 'vite'
import { allKinds } from '../contract/src/kinds/registry.ts'

const NAME = 'virtual:kind-addresses'
const RESOLVED = `\0${NAME}`
const DESKS = 'virtual:kind-desks'
const RESOLVED_DESKS = `\0${DESKS}`

/**
 * The little of the registry that every page starts with: where each kind is found and what it is called. It is read
 * when the interface is built, so that the declarations themselves come with the pages that need them.
 */
export function kindAddressesPlugin(): Plugin {
  return {
    name: 'kiosque-kind-addresses',
    resolveId: (id) => (id === NAME ? RESOLVED : id === DESKS ? RESOLVED_DESKS : undefined),
    load(id) {
      // Apart: the portal starts without it.
      if (id === RESOLVED_DESKS) {
        const desks = allKinds.map(({ key, area, desk }) => ({ key, area, desk: desk ?? null }))
        return `export const KIND_DESKS = ${JSON.stringify(desks)}`
      }
      if (id !== RESOLVED) return undefined
      const addresses = allKinds.map(({ key, route, has_detail, area, labels, is_kept_offline }) => ({
        key,
        route,
        has_detail,
        area,
        plural: labels.plural,
        singular: labels.singular,
        is_kept_offline: is_kept_offline !== undefined,
      }))
      return `export const KIND_ADDRESSES = ${JSON.stringify(addresses)}`
    },
  }
}
