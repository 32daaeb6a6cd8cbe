/** A JavaScript value as the text PostgreSQL reads for a parameter, exactly as the pg driver would write it. */
export function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value)) return `{${value.map(elementText).join(',')}}`
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value as number | bigint | boolean)
}

function elementText(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (Array.isArray(value)) return parameterText(value) ?? 'NULL'
  return `"${(parameterText(value) ?? '').replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
