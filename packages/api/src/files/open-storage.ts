import { join } from 'node:path'
import type { Env } from '../env.ts'
import { createLocalStorage } from './local-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

/** A folder beside the database, or the bucket that S3_ENDPOINT and its companions name (D12-01). */
export function openStorage(env: Pick<Env, 's3' | 'dataDir'>): Storage {
  return env.s3 ? createS3Storage(env.s3, env.dataDir) : createLocalStorage(join(env.dataDir, 'files'))
}
