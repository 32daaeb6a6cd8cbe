import { z } from 'zod'
import { storableText } from '../kinds/texts-schema.ts'
import { id, idParam, instant, listOf, pageQuery } from './common.ts'

/** `reading` must be read, `recall` is urgent: neither can be switched off. */
export const notificationTopics = ['publication', 'training', 'action', 'reading', 'recall'] as const
export type NotificationTopic = (typeof notificationTopics)[number]

/** D9-01. */
export const notification = z.object({
  id,
  topic: z.enum(notificationTopics),
  /** The kind of the content it is about, for its picture. */
  kind: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  link: z.string(),
  created_at: instant,
  read_at: instant.nullable(),
})
export type Notification = z.infer<typeof notification>
export const notificationList = listOf(notification)
export type NotificationList = z.infer<typeof notificationList>

/** `user`, `account` or `drugstore`, and its id (D9-01); anything else does not exist. */
export const notificationOwnerParams = z.object({ a: storableText(40), b: idParam })
export const notificationsQuery = z.strictObject(pageQuery)
export const noBody = z.strictObject({}).nullish()
export const allRead = z.object({ read: z.int() })

/** What was sent, for the head office. Fewer than five people are never told apart: null. */
export const sentNotification = z.object({
  id,
  topic: z.enum(notificationTopics),
  kind: z.string().nullable(),
  content_id: id.nullable(),
  /** The event it announced. A recall has neither: its link leads to it. */
  event_id: id.nullable(),
  title: z.string(),
  text: z.string(),
  link: z.string(),
  created_at: instant,
  created_by: z.string().nullable(),
  /** Null while it waits for its content’s window. */
  sent_at: instant.nullable(),
  /** When it will leave, as far as is known. */
  due_at: instant.nullable(),
  recipients: z.int(),
  read: z.int().nullable(),
})
export type SentNotification = z.infer<typeof sentNotification>
export const sentNotificationList = listOf(sentNotification)

export const SENT_TOPICS = [
  'publication',
  'training',
  'reading',
  'recall',
] as const satisfies readonly NotificationTopic[]
export type SentTopic = (typeof SENT_TOPICS)[number]
export const sentNotificationsQuery = z.strictObject({
  ...pageQuery,
  q: storableText(200).optional(),
  topic: z.enum(SENT_TOPICS, { error: 'Ce filtre n’est pas valable.' }).optional(),
  state: z.enum(['sent', 'waiting'], { error: 'Ce filtre n’est pas valable.' }).optional(),
})
