import { IconCheck } from '@tabler/icons-react'
import type { SearchAnswer } from '@kiosque/contract/wire/search'
import { formatInteger } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Group } from '../../../ui/group.tsx'

export type Narrowed = { category: string | null; period: string | null }

type AsideProps = {
  meta: SearchAnswer['meta']
  narrowed: Narrowed
  hrefOf: (narrowed: Narrowed) => string
}

const FACETS = [
  ['period', 'Période'],
  ['category', 'Catégorie'],
] as const

/** Ways to fewer results, and to others nearby. Each is an address: going back undoes it. */
export function FoundAside({ meta, narrowed, hrefOf }: AsideProps) {
  const shown = FACETS.map(([name, label]) => ({
    name,
    label,
    values: (meta.facets[name] ?? []).filter(({ value, count }) => count > 0 || narrowed[name] === value),
  })).filter(({ values }) => values.length > 0)
  return (
    <aside className="found__side" aria-label="Affiner et chercher autour">
      {shown.length > 0 && (
        <section className="card" aria-labelledby="affiner">
          <h2 className="h3" id="affiner">
            Affiner
          </h2>
          {shown.map(({ name, label, values }) => (
            <Group key={name} aria-label={label}>
              <p className="over" style={{ marginTop: 12 }}>
                {label}
              </p>
              {values.map(({ value, label: words, count }) => {
                const isOn = narrowed[name] === value
                return (
                  <a
                    key={value}
                    className="found__choice"
                    href={hrefOf({ ...narrowed, [name]: isOn ? null : value })}
                    aria-current={isOn ? 'true' : undefined}
                  >
                    <span>{words}</span>
                    {isOn ? (
                      <>
                        <IconCheck className="i" aria-hidden="true" />
                        <span className="sr">retirer ce filtre</span>
                      </>
                    ) : (
                      <b>{formatInteger(count)}</b>
                    )}
                  </a>
                )
              })}
            </Group>
          ))}
        </section>
      )}
      <CloseSearches words={meta.close} />
    </aside>
  )
}

export function CloseSearches({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <section className="card" aria-labelledby="proches">
      <h2 className="h3" id="proches" style={{ marginBottom: 12 }}>
        Recherches proches
      </h2>
      <div className="row" style={{ gap: 8 }}>
        {words.map((each) => (
          <Chip key={each} href={paths.search(each)}>
            {each}
          </Chip>
        ))}
      </div>
    </section>
  )
}
