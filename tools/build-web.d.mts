export function buildWeb(options?: { quiet?: boolean }): boolean
