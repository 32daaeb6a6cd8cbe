import type { Readable } from 'node:stream'

export interface ByteRange {
  /** First and last byte, both included. */
  start: number
  end: number
}

export interface StoredObject {
  key: string
  modifiedAt: Date
}

declare module '../deps.ts' {
  interface Deps {
    storage: Storage
  }
}

/** Where the bytes of files live. Keys are made by the server: `ab/cd/abcd…`, never from a name somebody sent. */
export interface Storage {
  /** Where an upload is received before anything is known of it; the same disk as the files, so that keeping is a rename. */
  readonly incomingFolder: string
  /** Takes over a received file: all of it is there under its key, or nothing is. The file at `path` is gone after. */
  keep(key: string, path: string): Promise<void>
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Throws StorageMissing when there is nothing under the key. */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Silent when it is already gone. */
  remove(key: string): Promise<void>
  list(): AsyncIterable<StoredObject>
}

export class StorageMissing extends Error {
  constructor(key: string) {
    super(`nothing is stored under ${key}`)
    this.name = 'StorageMissing'
  }
}

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{32}$/

/** The last net: whatever else goes wrong, nothing is ever read or written outside the store. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error('not a storage key')
  return key
}

export function isStorageKey(text: string): boolean {
  return KEY.test(text)
}
