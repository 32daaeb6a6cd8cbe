/**
 * The rules of the domain that the schemas of fields ask, and nothing else of a field does. They are handed over with the
 * other tools: imported by the file of a type, they would come along to every page that reads the bundles.
 */
export { DiscountError, checkDiscount } from '../domain/discount-fields.ts'
export { NO_PRICE, storedDiscount } from '../domain/discount-value.ts'
export { readEmail, readPhone } from '../domain/identifiers.ts'
export { isSafeLink, isVideoAddress } from '../domain/safe-html.ts'
export { isSlug } from '../domain/slug.ts'
