/**
 * What reports of errors may say, for both halves. The official clients collect cookies, headers, bodies and addresses
 * unless told otherwise: everything is off, and a person is known by the tags of S4-03 alone.
 */
export const NOTHING_COLLECTED = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
}

const PERSONAL: [pattern: RegExp, instead: string][] = [
  // An address may hold a one-time token in its query or its anchor.
  [/(\bhttps?:\/\/[^\s?#"']+|\/[\w/.-]+)[?#][^\s"')]*/g, '$1'],
  [/[^\s@"'<>(),;:=]+@[^\s@"'<>(),;:=]+\.[a-z]{2,}/gi, '[adresse]'],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 [jeton]'],
  // Tokens, signatures and cookies: long, without a space, with a digit and a letter. Names of files have dots.
  [/(?<![\w/.-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}(?![\w.-])/gi, '[jeton]'],
  [/(?:\+33\s?|\b0)[1-9](?:[\s.-]?\d{2}){4}\b/g, '[téléphone]'],
]

/** A message of an error without what may name somebody or let somebody in: the words around it are kept. */
export function withoutPersonalData(text: string): string {
  return PERSONAL.reduce((kept, [pattern, instead]) => kept.replaceAll(pattern, instead), text)
}

type Exception = { value?: string | undefined }
type Reported = { exception?: { values?: Exception[] }; message?: string | undefined }

/** The same for everything a report says in words. */
export function withoutPersonalWords<Report extends Reported>(report: Report): Report {
  for (const exception of report.exception?.values ?? [])
    if (exception.value) exception.value = withoutPersonalData(exception.value)
  if (report.message) report.message = withoutPersonalData(report.message)
  return report
}
