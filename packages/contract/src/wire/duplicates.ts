import { z } from 'zod'
import { flag, id, idParam, listOf, pageQuery } from './common.ts'
import { adminDrugstore, adminUser } from './people.ts'

export const duplicatesQuery = z.strictObject({
  ...pageQuery,
  /** Those somebody found not to be duplicates, instead of those still proposed. */
  dismissed: flag.optional(),
})
/** Two sheets, in any order. */
export const duplicateParams = z.object({ first: idParam, second: idParam })

/** Why the two look like one. */
const reason = z.string()
export const userDuplicate = z.object({ first: adminUser, second: adminUser, reason })
export const userDuplicates = listOf(userDuplicate)
export const drugstoreDuplicate = z.object({ first: adminDrugstore, second: adminDrugstore, reason })
export const drugstoreDuplicates = listOf(drugstoreDuplicate)

export const USER_MERGE_FIELDS = ['email', 'first_name', 'last_name', 'phone', 'rpps'] as const
export const DRUGSTORE_MERGE_FIELDS = [
  'name',
  'cip_officine',
  'siret',
  'finess',
  'address',
  'postcode',
  'city',
  'phone',
  'email',
  'group_name',
  'zone_id',
  'packs',
] as const

/** `keep_id` stays; the values named in `take` come from `remove_id`, which goes. */
const merge = <const Field extends string>(fields: readonly [Field, ...Field[]]) =>
  z
    .strictObject({
      keep_id: id,
      remove_id: id,
      take: z.array(z.enum(fields)).max(fields.length).default([]),
    })
    .refine((body) => body.keep_id !== body.remove_id, {
      path: ['remove_id'],
      message: 'Choisissez deux fiches différentes.',
    })
export const mergeUsersBody = merge(USER_MERGE_FIELDS)
export const mergeDrugstoresBody = merge(DRUGSTORE_MERGE_FIELDS)

export type MergeUsersBody = z.infer<typeof mergeUsersBody>
export type MergeDrugstoresBody = z.infer<typeof mergeDrugstoresBody>
export type UserDuplicate = z.infer<typeof userDuplicate>
export type DrugstoreDuplicate = z.infer<typeof drugstoreDuplicate>
