import { z } from 'zod'
import { id, instant } from './common.ts'

/** Someone else who has the content open: « Claire modifie ce contenu depuis 10 h 42 ». */
export const presentEditor = z.object({ user_id: id, name: z.string(), since: instant })
export type PresentEditor = z.infer<typeof presentEditor>

export const presence = z.object({ data: z.array(presentEditor) })
export type Presence = z.infer<typeof presence>
