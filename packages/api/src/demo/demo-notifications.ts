import { emptyTarget } from '@kiosque/contract/domain/audience'
import { kinds, type KindKey } from '@kiosque/contract/kinds/registry'
import { isLive } from '../audience/audience.predicate.ts'
import { targetColumn } from '../audience/target-column.ts'
import { readerOf } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { readAll } from '../notifications/notifications.service.ts'
import { notify, type Notice } from '../notices/notify.service.ts'
import { announce } from '../announcements/announce.service.ts'
import { demoEditor } from './demo-editor.ts'
import { daysFrom, type DemoStep } from './demo-step.ts'
import { NAMED_PEOPLE } from './named-people.ts'

/** What the head office announced, oldest first, in days before the first start. Guests are told of theirs. */
const READ: [KindKey, daysAgo: number, type?: number][] = [
  ['one_time_campaign', 9],
  ['technical_file', 6],
  ['news', 5, 0],
]
const UNREAD: [KindKey, daysAgo: number, type?: number][] = [
  ['quiz', 1.1],
  ['promotional_offer', 0.4],
  ['news', 0.02],
]

const WELCOME = {
  title: 'Bienvenue sur Kiosque',
  text: 'Choisissez ce que vous souhaitez recevoir, ici et par e-mail.',
  link: '/account?section=notifications',
}

/** D14-02: a bell with things to read and things already read, for each person one signs in as. */
export const notificationsStep: DemoStep = {
  name: 'notifications',
  label: 'notifications',
  async run(trx, { startedAt }) {
    const editor = await demoEditor(trx)
    const people = await namedPeople(trx)
    const tell = (notice: Omit<Notice, 'to' | 'by'>) =>
      notify(trx, { ...notice, to: { people }, by: editor.user_id })
    const announceAll = async (list: typeof READ) => {
      for (const [kind, daysAgo, type] of list) {
        const at = daysFrom(startedAt, -daysAgo)
        const content = await latestFor(trx, kind, at, type)
        if (content) await announce(trx, kinds[kind], content, { by: editor.user_id, at })
      }
    }
    await tell({ ...WELCOME, at: daysFrom(startedAt, -12) })
    await announceAll(READ)
    for (const { user_id } of people)
      await readAll(trx, {
        viewer: await readerOf(trx, { ...editor, user_id }),
        now: daysFrom(startedAt, -2),
      })
    await announceAll(UNREAD)
    await tell({
      title: 'Vos coordonnées sont-elles à jour\u202f?',
      text: 'Une minute suffit pour vérifier votre adresse et votre téléphone.',
      link: '/account',
      at: daysFrom(startedAt, -0.9),
    })
  },
}

async function namedPeople(trx: Db): Promise<{ user_id: number }[]> {
  const emails = NAMED_PEOPLE.map((person) => person.email)
  return trx.selectFrom('users').select('id as user_id').where('email', 'in', emails).orderBy('id').execute()
}

/** The newest then published for the whole network, or for one type of account. */
function latestFor(trx: Db, kind: KindKey, at: Date, type?: number) {
  const target = { ...emptyTarget(), account_types: type === undefined ? [] : [type] }
  return trx
    .selectFrom('content')
    .selectAll()
    .where('kind', '=', kind)
    .where(isLive('content', at))
    .where('target_id', '=', targetColumn(target).target_id)
    .orderBy('sort_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}
