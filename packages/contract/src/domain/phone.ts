/** +33123456789 → 01 23 45 67 89, as French people read it; any other number is left as it is. */
export function formatPhone(e164: string): string {
  const national = /^\+(?:33|590|594|596|262)(\d{9})$/.exec(e164)?.[1]
  if (!national) return e164
  return `0${national}`.replace(/(\d{2})(?=\d)/g, '$1\u00A0')
}
