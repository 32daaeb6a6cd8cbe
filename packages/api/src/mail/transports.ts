import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions, TransportOptions } from 'nodemailer'
import type { Env } from '../env.ts'
import { onDemand } from '../kit/on-demand.ts'

const library = onDemand((require) => require('nodemailer') as typeof import('nodemailer'))

/** Delivers one mail or throws. */
export type Deliver = (mail: OutgoingMail) => Promise<void>

export interface OutgoingMail {
  id: number
  kind: string
  to: string
  subject: string
  text: string
  html: string | null
  attachment?: { name: string; base64: string } | null
}

export function deliverFor(env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>): Deliver {
  return env.smtpUrl ? deliverBySmtp(env, env.smtpUrl) : deliverToFolder(env, join(env.dataDir, 'outbox'))
}

/** With the first mail, since most processes send none. */
function once<T>(open: () => T): () => T {
  let opened: T | undefined
  return () => (opened ??= open())
}

function deliverBySmtp(env: Pick<Env, 'mailFrom' | 'publicUrl'>, url: string): Deliver {
  const open = once(() =>
    library().createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as TransportOptions),
  )
  return async (mail) => {
    await open().sendMail(messageOf(env, mail))
  }
}

/** Each mail is a file any mail reader opens: what a machine without a mail server can do. */
function deliverToFolder(env: Pick<Env, 'mailFrom' | 'publicUrl'>, folder: string): Deliver {
  const open = once(() => library().createTransport({ streamTransport: true, buffer: true, newline: 'unix' }))
  return async (mail) => {
    const { message } = (await open().sendMail(messageOf(env, mail))) as unknown as { message: Buffer }
    await mkdir(folder, { recursive: true })
    // Named by its number: sent again after a crash, it replaces itself.
    const file = join(
      folder,
      `${String(mail.id).padStart(6, '0')}-${mail.kind.replaceAll(/[^\w-]/g, '-')}.eml`,
    )
    await writeFile(`${file}.part`, message, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}

function messageOf(
  { mailFrom, publicUrl }: Pick<Env, 'mailFrom' | 'publicUrl'>,
  mail: OutgoingMail,
): SendMailOptions {
  return {
    from: mailFrom,
    // As an object: an address is never read as a list of addresses.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html ? { html: mail.html } : {}),
    ...(mail.attachment
      ? {
          attachments: [
            { filename: mail.attachment.name, content: mail.attachment.base64, encoding: 'base64' },
          ],
        }
      : {}),
    // The same number at each try, so that a server that got it twice keeps one.
    messageId: `<kiosque-${mail.id}@${new URL(publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}
