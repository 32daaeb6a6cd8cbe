import { FolderLockedError } from './db/folder-lock.ts'
import { EnvError } from './env.ts'

/** A reason not to start that whoever starts the server can act on: one sentence, no stack. */
export class StartError extends Error {}

interface Reason {
  code?: string
  message: string
}

/** The failures people really meet at start, in words; anything else stays what it is. */
export function asStartError(error: unknown, { host, port }: { host: string; port: number }): unknown {
  if (error instanceof EnvError || error instanceof FolderLockedError) return new StartError(error.message)
  const { code, message } = error as Reason
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(
        `Le port ${port} est déjà pris sur ${host} : arrêtez l’autre programme, ou choisissez un autre PORT.`,
      )
    case 'EACCES':
      return new StartError(
        `Ce compte n’a pas le droit d’ouvrir le port ${port}, ou d’écrire dans le dossier de données.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(
        `L’adresse demandée n’existe pas sur cette machine ou ce réseau : vérifiez HOST et DATABASE_URL.`,
      )
    case 'ECONNREFUSED':
    case 'ETIMEDOUT':
    case '28P01':
    case '28000':
    case '3D000':
      return new StartError('La base de données ne répond pas ou refuse l’accès : vérifiez DATABASE_URL.')
    default:
      return /timeout (exceeded when trying to connect|expired)/.test(message)
        ? new StartError('La base de données ne répond pas : vérifiez DATABASE_URL.')
        : error
  }
}
