import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage } from '../../src/files/open-storage.ts'
import { newStorageKey } from '../../src/files/storage-key.ts'
import { StorageMissing, type Storage } from '../../src/files/storage.ts'

let folder: string
let server: S3rver
let storage: Storage

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kiosque-s3-'))
  const options = { port: 0, address: '127.0.0.1', silent: true, directory: join(folder, 'server') }
  server = new S3rver({ ...options, configureBuckets: [{ name: 'kiosque', configs: [] }] })
  const { port } = await server.run()
  const s3 = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'kiosque',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
  }
  storage = openStorage({ s3, dataDir: folder })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

test('D12-01 files are kept in, read from, listed in and removed from an S3 bucket', async () => {
  const key = newStorageKey()
  const path = join(folder, 'upload.part')
  await writeFile(path, 'Bonjour le monde')

  await storage.keep(key, path)

  const listed: string[] = []
  for await (const object of storage.list()) listed.push(object.key)
  expect(await text(await storage.read(key))).toBe('Bonjour le monde')
  expect(await text(await storage.read(key, { start: 8, end: 9 }))).toBe('le')
  expect(listed).toEqual([key])
  await storage.remove(key)
  await storage.remove(key)
  await expect(storage.read(key)).rejects.toThrow(StorageMissing)
})

test('D12-01 the largest file goes through whole', async () => {
  const key = newStorageKey()
  const bytes = Buffer.alloc(30_000_000, 7)

  await storage.write(key, bytes)

  expect((await buffer(await storage.read(key))).equals(bytes)).toBe(true)
})

test('G8 nothing but a key of ours reaches the store', async () => {
  for (const key of ['../x', 'ab/cd/../../x', '/etc/passwd', '', 'ab/cd/zz']) {
    await expect(storage.write(key, Buffer.from('x'))).rejects.toThrow('not a storage key')
  }
})
