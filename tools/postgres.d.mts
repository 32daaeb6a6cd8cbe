export interface ClusterOptions {
  extra?: Record<string, string>
  onLog?: ((text: string) => void) | null
}
export function findPostgres(): string | null
export function startCluster(
  bindir?: string | null,
  options?: ClusterOptions,
): Promise<{ url: string; stop: () => Promise<void> }>
