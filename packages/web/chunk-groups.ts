/**
 * Small shared modules travel together: one request instead of thirty. What the sign-in page needs is kept
 * apart from what comes after it, so that its budget holds (130 kB of JavaScript, gzip).
 */
const SIGN_IN_UI =
  /src\/ui\/(?:alert|button|checkbox|field|form-errors|logo|text-field|toast|toast-store)\.tsx?$/
/** The first sheet the page reads: it says the order of the layers, which the frame's own sheet must not precede. */
const SIGN_IN_FRAME = /src\/(?:ui\/styles\/start\.css|parts\/(?:auth-frame|shopfront)\.tsx)$/
const SIGN_IN_LIB = /src\/lib\/(?:form|form-logic|rules|use-search-value|redirect-target|api-error)\.tsx?$/
const SIGN_IN_ICONS =
  /Icon(?:AlertTriangle|Check|CircleCheck|Clock|Eye|EyeOff|InfoCircle|X|Home|Search|Refresh)\.mjs$/
const PAGE_UI =
  /src\/ui\/(?:announcement|avatar|badge|breadcrumb|card|chip|cover|cover-pattern|dialog|empty-state|group|initials|menu|page-head|page-window|pagination|skeleton)\.tsx?$/
/** Rules of the contract that pages write with: small, and without anything behind them. */
const DOMAIN =
  /contract\/src\/domain\/(?:dates|roles|money|percent|discount|discount-effort|discount-fields|quiz-question)\.ts$|web\/src\/lib\/format\.ts$/
const ICONS = /@tabler\/icons-react\/dist\/esm\/icons\//

export const chunkGroups = [
  {
    name: 'sign-in',
    test: (id: string) =>
      SIGN_IN_UI.test(id) ||
      SIGN_IN_FRAME.test(id) ||
      SIGN_IN_LIB.test(id) ||
      (ICONS.test(id) && SIGN_IN_ICONS.test(id)),
    priority: 3,
  },
  { name: 'pages', test: PAGE_UI, priority: 2 },
  { name: 'domain', test: DOMAIN, priority: 2 },
  { name: 'queries', test: /@tanstack\/(?:react-query|query-core)\//, priority: 2 },
  { name: 'icons', test: ICONS, minShareCount: 4, priority: 1 },
]
