/** 184 → « 3:04 ». */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** 40 → « 40 s », 200 → « 3 min ». */
export const lastingText = (seconds: number): string =>
  seconds < 60 ? `${seconds}\u00A0s` : `${Math.round(seconds / 60)}\u00A0min`
