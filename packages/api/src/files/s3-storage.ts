import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { S3mini } from 's3mini'
import type { Env } from '../env.ts'
import { onDemand } from '../kit/on-demand.ts'
import { checkKey, isStorageKey, StorageMissing, type Storage, type StoredObject } from './storage.ts'

const library = onDemand((require) => require('s3mini') as typeof import('s3mini'))
const PREFIX = 'files/'
const OCTETS = 'application/octet-stream'
const PATIENCE_MS = 60_000

/** Files in an S3-compatible bucket. An object appears whole or not at all: S3 itself promises it. */
export function createS3Storage(s3: NonNullable<Env['s3']>, dataDir: string): Storage {
  const { S3mini } = library()
  const client = new S3mini({
    endpoint: `${s3.endpoint.replace(/\/+$/, '')}/${s3.bucket}`,
    accessKeyId: s3.accessKey,
    secretAccessKey: s3.secretKey,
    region: 'auto',
    requestAbortTimeout: PATIENCE_MS,
  })
  const objectOf = (key: string) => PREFIX + checkKey(key)

  return {
    incomingFolder: join(dataDir, 'files', 'incoming'),
    async keep(key, path) {
      const blob = await openAsBlob(path)
      // At most 30 MB: read once, so that the signature covers what is sent.
      await client.putObject(objectOf(key), new Uint8Array(await blob.arrayBuffer()), OCTETS)
      await rm(path, { force: true })
    },
    async write(key, bytes) {
      await client.putObject(objectOf(key), Uint8Array.from(bytes), OCTETS)
    },
    async read(key, range) {
      const answer = range
        ? await client.getObjectRaw(objectOf(key), false, range.start, range.end + 1)
        : await client.getObjectResponse(objectOf(key))
      if (!answer?.ok || !answer.body) throw new StorageMissing(key)
      return Readable.fromWeb(answer.body as ReadableStream<Uint8Array>)
    },
    async remove(key) {
      await client.deleteObject(objectOf(key))
    },
    list: () => walk(client),
  }
}

async function* walk(client: S3mini): AsyncGenerator<StoredObject> {
  let token: string | undefined
  do {
    const page = await client.listObjectsPaged('/', PREFIX, 1000, token)
    for (const object of page?.objects ?? []) {
      const key = object.Key.slice(PREFIX.length)
      if (isStorageKey(key)) yield { key, modifiedAt: new Date(object.LastModified) }
    }
    token = page?.nextContinuationToken
  } while (token)
}
