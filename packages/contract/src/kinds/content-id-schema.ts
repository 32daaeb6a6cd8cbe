import { z } from 'zod'

const MAX_ID = 2_147_483_647
const NOT_VALID = 'Cet identifiant n’est pas valable.'

export const contentId = z.int({ error: NOT_VALID }).min(1, NOT_VALID).max(MAX_ID, NOT_VALID)
