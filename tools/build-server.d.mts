export function buildServer(): Promise<boolean>
export function isServerBuilt(): boolean
