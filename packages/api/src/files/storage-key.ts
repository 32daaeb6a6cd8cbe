import { randomBytes } from 'node:crypto'

/** A name nobody can guess and no sender can influence, spread over 65,536 folders. */
export function newStorageKey(): string {
  const name = randomBytes(16).toString('hex')
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`
}

export function newUploadName(): string {
  return `${randomBytes(16).toString('hex')}.part`
}
