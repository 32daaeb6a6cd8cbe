/** Skins and hairs of the people drawn: a pharmacy sees everybody. */
export const SKINS = { light: '#f6cfae', tan: '#e3a77c', brown: '#b97748', dark: '#7c4a2a' } as const
export const HAIRS = {
  brown: '#4a2c1c',
  black: '#1d1a1c',
  red: '#a5572a',
  blond: '#d9a441',
  grey: '#c3ccd0',
  teal: '#5bb1b9',
} as const
