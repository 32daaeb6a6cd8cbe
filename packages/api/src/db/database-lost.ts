// PostgreSQL's classes: 08 connection, 53 resources, 57 operator intervention (shutdown, timeout); 25P03 and 25P04 end a
// session whose transaction stood still.
const DATABASE_DOWN = /^(08|53|57|25P0[34])/
const NETWORK_DOWN = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EPIPE',
  'EAI_AGAIN',
  '55P03',
])
// What pg says in words only.
const DRIVER_DOWN =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client has encountered a connection error|not queryable|after calling end on the pool/

/** Whether the database was not there to answer, or not in time: the statement itself may be right. */
export function isDatabaseLost(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: unknown; message?: string }
  return DATABASE_DOWN.test(String(code)) || NETWORK_DOWN.has(String(code)) || DRIVER_DOWN.test(message)
}
