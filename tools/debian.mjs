import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs the first of these packages that this Debian has; does nothing elsewhere, or without the right to. */
export function installFromDebian(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  const options = {
    stdio: 'ignore',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update'], options)
  packages.some((name) => spawnSync('apt-get', ['install', '-y', name], options).status === 0)
}
