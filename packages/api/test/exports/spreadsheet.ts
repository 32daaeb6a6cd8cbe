import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export function hasSpreadsheet(): boolean {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore', timeout: 60_000 })
    return true
  } catch {
    return false
  }
}

export interface SheetCell {
  /** string, float, date, time, percentage…; null when empty. */
  type: string | null
  text: string
}

/** Semicolons, double quotes, UTF-8, from the first line, in French; numbers and dates are recognised as by hand. */
const asFrench = (areQuotesText: boolean) => `CSV:59,34,76,1,,1036,${areQuotesText},true`

/** Opens every file with LibreOffice, as its sheet then is: cells by line, and whether any of them computes. */
export async function openAll(
  files: ReadonlyMap<string, string>,
  { areQuotesText = false } = {},
): Promise<Map<string, { rows: SheetCell[][]; hasFormula: boolean }>> {
  const folder = await mkdtemp(join(tmpdir(), 'kiosque-sheets-'))
  try {
    const names = [...files.keys()]
    for (const [rank, name] of names.entries())
      await writeFile(join(folder, `${rank}.csv`), files.get(name) ?? '')
    const options = [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      `--infilter=${asFrench(areQuotesText)}`,
    ]
    const paths = names.map((_, rank) => join(folder, `${rank}.csv`))
    await run('soffice', [...options, '--convert-to', 'fods', '--outdir', folder, ...paths], {
      timeout: 240_000,
    })
    const sheets = names.map(async (name, rank) => {
      const xml = await readFile(join(folder, `${rank}.fods`), 'utf8')
      return [name, { rows: rowsOf(xml), hasFormula: xml.includes('table:formula=') }] as const
    })
    return new Map(await Promise.all(sheets))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const ROW = /<table:table-row[^>]*?(?:\/>|>([\s\S]*?)<\/table:table-row>)/g
const CELL = /<table:table-cell([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-cell>)/g

function rowsOf(xml: string): SheetCell[][] {
  const [, body = ''] = /<office:spreadsheet>([\s\S]*)<\/office:spreadsheet>/.exec(xml) ?? []
  return [...body.matchAll(ROW)]
    .map(([, row = '']) => cellsOf(row))
    .filter((row) => row.some(({ type }) => type !== null))
}

function cellsOf(row: string): SheetCell[] {
  const cells = [...row.matchAll(CELL)].flatMap(([, attributes = '', inside = '']) => {
    const type = /office:value-type="(\w+)"/.exec(attributes)?.[1] ?? null
    const times = Number(/number-columns-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1)
    // The rest of the sheet, to its last column.
    if (type === null && times > 500) return []
    return Array.from({ length: times }, () => ({ type, text: textOf(inside) }))
  })
  return cells.slice(0, cells.findLastIndex(({ type }) => type !== null) + 1)
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function textOf(xml: string): string {
  return [...xml.matchAll(/<text:p[^>]*?(?:\/>|>([\s\S]*?)<\/text:p>)/g)]
    .map(([, line = '']) =>
      line
        .replaceAll(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count?: string) => ' '.repeat(Number(count ?? 1)))
        .replaceAll('<text:tab/>', '\t')
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
        .replaceAll(/&#x?([0-9a-f]+);/gi, (all, code: string) =>
          String.fromCodePoint(Number.parseInt(code, all.includes('x') ? 16 : 10)),
        ),
    )
    .join('\n')
}
