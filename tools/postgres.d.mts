export function findPostgres(): string | null
export function startCluster(bindir?: string | null): Promise<{ url: string; stop: () => Promise<void> }>
