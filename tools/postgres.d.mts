export interface ClusterOptions {
  extra?: Record<string, string>
  onLog?: ((text: string) => void) | null
}
export interface Cluster {
  url: string
  /** Ends it for good and removes its folder. */
  stop: () => Promise<void>
  /** Ends it for a while: as a crash would, or with SIGINT as an ordinary restart does. */
  halt: (signal?: 'SIGQUIT' | 'SIGINT') => Promise<void>
  resume: () => Promise<void>
  /** Stops the server and all its sessions where they are; returns what lets them go on. */
  hold: () => () => void
}
export function findPostgres(): string | null
export function startCluster(bindir?: string | null, options?: ClusterOptions): Promise<Cluster>
