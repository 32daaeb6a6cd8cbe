/** Made by kind-addresses-plugin.ts from the registry, in its order. */
declare module 'virtual:kind-addresses' {
  export const KIND_ADDRESSES: readonly {
    key: import('@kiosque/contract/kinds/registry').KindKey
    /** Path of its list. */
    route: string
    /** Whether each of its contents has a page, at `{route}/{id}` unless the kind says otherwise. */
    has_detail: boolean
    area: import('@kiosque/contract/kinds/areas').AreaKey | null
    plural: string
    singular: string
    is_kept_offline: boolean
  }[]
}

/** From the same plugin: where the back office lists each kind. */
declare module 'virtual:kind-desks' {
  export const KIND_DESKS: readonly {
    key: import('@kiosque/contract/kinds/registry').KindKey
    area: import('@kiosque/contract/kinds/areas').AreaKey | null
    desk: NonNullable<import('@kiosque/contract/kinds/define-kind').Kind['desk']> | null
  }[]
}
