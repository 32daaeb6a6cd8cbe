/** Sends what the outbox holds. Services never call it: they use `queueMail`. */
export interface Mailer {
  /** Sends everything that is due; resolves when nothing is left to try now. */
  flush(): Promise<void>
  start(): void
  stop(): Promise<void>
}
