/** Where this device keeps the last searches; signing out removes it without loading the search. */
export const RECENT_SEARCHES_KEY = 'kiosque-searches'
