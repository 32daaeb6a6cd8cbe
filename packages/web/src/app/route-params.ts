const MAX_ID = 2_147_483_647
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** S2-52: an `id` is a positive integer the database can hold, a `slug` is lower-case words joined by hyphens. */
export function areParamsValid(params: Record<string, string | undefined>): boolean {
  return Object.entries(params).every(([name, value = '']) => {
    if (name === 'slug') return SLUG.test(value) && value.length <= 200
    if (name === 'id' || name.endsWith('Id')) return /^[1-9]\d{0,9}$/.test(value) && Number(value) <= MAX_ID
    return true
  })
}
