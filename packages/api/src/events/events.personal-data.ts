import { setFileUses } from '../files/file-uses.ts'
import type { PersonalDataSource } from '../kit/personal-data.ts'
import { deleteFeed } from './calendar.sql.ts'
import type { Site } from './event-notices.ts'
import { lockEvent } from './events.sql.ts'
import {
  forgetPerson,
  freeSeats,
  selectAttendances,
  selectComing,
  selectMade,
  selectWithFiles,
} from './people.sql.ts'
import { promoteWaiting } from './seats.ts'

/** Where somebody comes and whom they registered. Their seats go to those who wait; what is over keeps its count. */
export const eventsPersonalData = ({ publicUrl }: Site): PersonalDataSource => ({
  name: 'registrations',
  collect: async (db, person) => ({
    attends: await selectAttendances(db, person),
    made: await selectMade(db, person.id),
  }),
  erase: async (trx, person, now) => {
    const coming = await selectComing(trx, person, now)
    const events = []
    for (const id of coming) events.push(await lockEvent(trx, id))
    await freeSeats(trx, person, coming, now)
    for (const id of await selectWithFiles(trx, person.id))
      await setFileUses(trx, { type: 'registration', id }, [])
    await forgetPerson(trx, person)
    await deleteFeed(trx, person.id)
    for (const event of events) if (event) await promoteWaiting(trx, event, { now, publicUrl })
  },
})
