import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether packages can be installed here: on Debian, with the right to. */
export const canInstallFromDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** Installs the first of these packages that this Debian has; does nothing elsewhere, or without the right to. */
export function installFromDebian(...packages) {
  if (!canInstallFromDebian()) return
  const options = {
    stdio: 'ignore',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  // A machine without a network must not wait long to learn it.
  const impatient = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15']
  spawnSync('apt-get', [...impatient, 'update'], options)
  packages.some((name) => spawnSync('apt-get', [...impatient, 'install', '-y', name], options).status === 0)
}
