import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isInstalled, npmOptions } from './ensure-install.mjs'

const wanted = {
  packages: {
    '': {},
    'packages/api': { version: '0.1.0' },
    'node_modules/@kiosque/api': { link: true },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-win32': { version: '1.0.0', optional: true },
  },
}

test('an installation that holds every wanted version is left alone', () => {
  expect(isInstalled(wanted, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true)
})

test('an absent package, another version or no installation at all asks for one', () => {
  expect(isInstalled(wanted, null)).toBe(false)
  expect(isInstalled(wanted, { packages: {} })).toBe(false)
  expect(isInstalled(wanted, { packages: { 'node_modules/a': { version: '1.0.1' } } })).toBe(false)
})

/** Installs a project of one dependency as the tools do, in a folder of its own, and gives all that npm said. */
function install(dependency) {
  const folder = mkdtempSync(join(tmpdir(), 'kiosque-install-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (path, value) => writeFileSync(join(folder, path), JSON.stringify(value))
  mkdirSync(join(folder, 'demanding'))
  write('demanding/package.json', { name: 'demanding', version: '1.0.0', engines: { node: '>=999' } })
  write('package.json', { name: 'project', dependencies: { demanding: dependency } })
  const { status, stdout, stderr } = spawnSync('npm', [...npmOptions, '--offline'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return { status, stdout, stderr }
}

// npm itself takes seconds to start on a busy machine.
const slow = { timeout: 120_000 }

test(
  'npm does not warn of what a newcomer cannot change, such as a package that wants another Node',
  slow,
  () => {
    const { status, stderr } = install('file:demanding')

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  },
)

test('what makes an installation fail is still said', slow, () => {
  const { status, stderr } = install('file:absent.tgz')

  expect(status).not.toBe(0)
  expect(stderr).toContain('absent.tgz')
})
