import type { ReactNode } from 'react'
import type { AdminDrugstore } from '@kiosque/contract/wire/people'
import { count, formatDate } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { Email } from '../../ui/email.tsx'

export function DrugstoreFacts({ drugstore }: { drugstore: AdminDrugstore }) {
  const email = drugstore.email && <Email address={drugstore.email} />
  const facts: [string, ReactNode][] = [
    ['Équipe', count(drugstore.people, 'personne')],
    ['Titulaire', drugstore.has_titulaire ? 'Inscrit' : 'Pas encore inscrit'],
    ['Adresse e\u2011mail', email ?? 'Non renseignée'],
    ['Dans Kiosque depuis le', formatDate(drugstore.created_at)],
  ]
  return (
    <Card title="Repères">
      <dl className="dl small">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
