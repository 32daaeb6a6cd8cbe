import type { ReactNode } from 'react'
import type { Field } from '@kiosque/contract/kinds/fields'
import type { MemberValue } from '@kiosque/contract/kinds/fields/member-types'

/** What a value of any type shows, handed to the blocks that hold other values so that none knows the others. */
export type Show = (field: Field, value: unknown) => ReactNode

/** What a value shows under a heading of its own; null where it has nothing to show. */
export type Block<F extends Field> = (field: F, value: MemberValue<F>, show: Show) => ReactNode
