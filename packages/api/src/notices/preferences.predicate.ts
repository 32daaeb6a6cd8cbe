import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { NotificationTopic } from '@kiosque/contract/wire/notifications'

/** What somebody chose about a sort of notification: the name of its switch. */
const SWITCHES: Record<NotificationTopic, 'publications' | 'trainings' | 'actions' | 'readings' | null> = {
  publication: 'publications',
  training: 'trainings',
  action: 'actions',
  reading: 'readings',
  recall: null,
}

/** Sorts that always show in the bell: what waits for an answer, what must be read, what is urgent. */
const ALWAYS_SHOWN: readonly NotificationTopic[] = ['action', 'reading', 'recall']

/** Whether somebody, of the table of that alias, wants a sort in the bell. */
export function wantsInPortal(users: string, topic: NotificationTopic): RawBuilder<SqlBool> {
  if (ALWAYS_SHOWN.includes(topic)) return sql`true`
  const preferences = sql.ref(`${users}.notification_preferences`)
  return sql`coalesce((${preferences} ->> ${sql.lit(SWITCHES[topic])})::boolean, true)`
}

const mailSwitch = (users: string, topic: NotificationTopic): RawBuilder<SqlBool> => {
  const preferences = sql.ref(`${users}.notification_preferences`)
  return sql`coalesce((${preferences} ->> ${sql.lit(`mail_${SWITCHES[topic]}`)})::boolean, ${wantsInPortal(users, topic)})`
}

/** Whether the mail takes a sort along; a recall has a mail of its own. */
export function wantsByMail(users: string, topic: NotificationTopic): RawBuilder<SqlBool> {
  if (SWITCHES[topic] === null) return sql`false`
  return sql`(${sql.ref(`${users}.notification_preferences`)} ->> 'email_digest' <> 'never' AND ${mailSwitch(users, topic)})`
}

/** The same where the sort is a column. */
export function wantsThisByMail(users: string, topic: string): RawBuilder<SqlBool> {
  const cases = (Object.keys(SWITCHES) as NotificationTopic[]).map(
    (name) => sql`WHEN ${sql.lit(name)} THEN ${wantsByMail(users, name)}`,
  )
  return sql`(CASE ${sql.ref(topic)} ${sql.join(cases, sql` `)} END)`
}

/** Since when somebody's quiet hours last; null outside them. */
export const quietSince = (users: string, at: Date): RawBuilder<Date | null> =>
  sql`quiet_since(${sql.ref(`${users}.notification_preferences`)}, ${at}::timestamptz)`
