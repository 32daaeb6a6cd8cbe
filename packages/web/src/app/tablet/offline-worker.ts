import { KIND_ADDRESSES } from 'virtual:kind-addresses'
import { startOfflineShell } from '../../lib/offline-shell.ts'

const KEPT = KIND_ADDRESSES.filter((kind) => kind.is_kept_offline).map(({ key }) => key)

/** The worker of a counter tablet, which keeps contents too (D6-06). */
export const startOfflineWorker = () => startOfflineShell(`/sw.js?kinds=${KEPT.join(',')}`)
