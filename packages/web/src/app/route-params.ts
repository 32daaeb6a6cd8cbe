const MAX_ID = 2_147_483_647
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const isId = (value: string) => /^[1-9]\d{0,9}$/.test(value) && Number(value) <= MAX_ID

/** S2-52: an `id` is a positive integer the database can hold, a `slug` is lower-case words joined by hyphens. */
export function areParamsValid(params: Record<string, string | undefined>): boolean {
  return Object.entries(params).every(([name, value = '']) => {
    if (name === 'slug') return SLUG.test(value) && value.length <= 200
    if (name === 'id' || name.endsWith('Id')) return isId(value)
    // One address for the editor of a new content and of a stored one: the first save changes nothing on screen.
    if (name === 'contentRef') return value === 'new' || isId(value)
    return true
  })
}
