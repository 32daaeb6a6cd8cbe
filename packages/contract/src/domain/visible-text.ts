/** Whether a reader sees anything: spaces, marks and formatting characters alone leave a row without a name. */
export const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(FILLERS, ''))

/** Letters by their class, blank on the page. */
const FILLERS = /[\u115f\u1160\u3164\uffa0\u2800]/g
