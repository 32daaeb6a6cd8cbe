export const serverOptions: readonly string[]
export const gatheredServer: string
export const serverSources: string
export const serverEnv: Readonly<Record<string, string>>
export const envOf: (entry: string) => Readonly<Record<string, string>>
