/** As it is printed: no letter or figure that reads like another. */
const CODE = /^[A-HJ-NP-Z2-9]{12}$/

export const isCertificateCode = (code: string): boolean => CODE.test(code)

/** As people type it: small letters, spaces and hyphens are forgiven. */
export const tidyCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 24)
