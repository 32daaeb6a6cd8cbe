import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/db.ts'
import type { Events } from '../db/events.ts'
import { claimDueMail, markRefused, markSent, nextDueAt, type ClaimedMail } from './mails.sql.ts'
import { MAIL_CHANNEL } from './outbox.ts'
import type { Deliver } from './transports.ts'

/** Sends what the outbox holds. Services never call it: they use `queueMail`. */
export interface Mailer {
  /** Sends everything that is due; resolves when nothing is left to try now. */
  flush(): Promise<void>
  start(): void
  stop(): Promise<void>
}

interface MailerDeps {
  db: Db
  events: Events
  now: () => Date
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  deliver: Deliver
}

// A sender that died holds its mail no longer than this.
const HELD_MS = 2 * 60_000
const RETRY_AFTER_MS = [
  30_000,
  2 * 60_000,
  10 * 60_000,
  30 * 60_000,
  3_600_000,
  3 * 3_600_000,
  12 * 3_600_000,
]
const LONGEST_SLEEP_MS = 30_000
// The database is away: back soon, most often.
const UNREADABLE_MS = 2_000
// The answer that queued a mail leaves first: sending must not lengthen it, or its length would tell who has an account.
const AFTER_ANSWER_MS = 300

export function createMailer({ db, events, now, log, deliver }: MailerDeps): Mailer {
  let isStarted = false
  let running: Promise<void> | null = null
  let isAsked = false
  let timer: NodeJS.Timeout | undefined
  let soon: NodeJS.Timeout | undefined
  let stopListening: () => void = () => undefined

  async function sendDue(): Promise<void> {
    for (;;) {
      const at = now()
      const mail = await claimDueMail(db, at, new Date(at.getTime() + HELD_MS))
      if (!mail) return
      await sendOne(mail)
    }
  }

  async function sendOne(mail: ClaimedMail): Promise<void> {
    const { id, kind, to_address, subject, text, html } = mail
    const attachment =
      mail.attachment === null ? null : { name: mail.attachment_name ?? 'document', base64: mail.attachment }
    try {
      await deliver({ id, kind, to: to_address, subject, text, html, attachment })
    } catch (error) {
      return refuse(mail, error as Error & { code?: string; responseCode?: number })
    }
    await markSent(db, id, now())
  }

  async function refuse(mail: ClaimedMail, error: Error & { code?: string; responseCode?: number }) {
    // Servers repeat addresses in their sentences: only the codes are kept.
    const reason = [error.code ?? error.name, error.responseCode].filter(Boolean).join(' ')
    const wait = RETRY_AFTER_MS[mail.attempts - 1]
    log.warn({ mail_id: mail.id, kind: mail.kind, attempts: mail.attempts, reason }, 'mail not sent')
    const next = wait === undefined ? { failed_at: now() } : { due_at: new Date(now().getTime() + wait) }
    await markRefused(db, mail.id, reason, next)
  }

  /** One run at a time; asked for during a run, another follows. */
  function flush(): Promise<void> {
    isAsked = true
    running ??= (async () => {
      try {
        while (isAsked) {
          isAsked = false
          await sendDue()
        }
      } finally {
        running = null
      }
    })()
    return running
  }

  function wake() {
    clearTimeout(timer)
    flush()
      .then(() => nextDueAt(db))
      .catch((error: Error & { code?: string }) => {
        log.warn({ code: error.code }, 'outbox not readable, trying again')
        return new Date(now().getTime() + UNREADABLE_MS)
      })
      .then((due) => {
        if (!isStarted) return
        const wait = due ? due.getTime() - now().getTime() : LONGEST_SLEEP_MS
        clearTimeout(timer)
        timer = setTimeout(wake, Math.min(LONGEST_SLEEP_MS, Math.max(1_000, wait))).unref()
      })
      .catch(() => undefined)
  }

  function wakeSoon() {
    soon ??= setTimeout(() => {
      soon = undefined
      wake()
    }, AFTER_ANSWER_MS).unref()
  }

  return {
    flush,
    start() {
      isStarted = true
      stopListening = events.on(MAIL_CHANNEL, wakeSoon)
      wake()
    },
    async stop() {
      isStarted = false
      stopListening()
      clearTimeout(timer)
      clearTimeout(soon)
      await running?.catch(() => undefined)
    },
  }
}
