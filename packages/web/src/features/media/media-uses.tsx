import {
  IconBuildingHospital,
  IconBuildingStore,
  IconFile,
  IconHeartHandshake,
  IconHelpCircle,
  IconNews,
  IconPin,
  IconUser,
} from '@tabler/icons-react'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { FileUse } from '@kiosque/contract/wire/files'
import { count } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'

const OWNERS: Record<string, { label: string; path?: string; icon: typeof IconFile }> = {
  content: { label: 'Contenu', icon: IconNews },
  laboratory: { label: 'Laboratoire', path: 'laboratories', icon: IconBuildingHospital },
  partner: { label: 'Partenaire', path: 'partners', icon: IconHeartHandshake },
  author: { label: 'Auteur', path: 'authors', icon: IconUser },
  highlight: { label: 'Mise en avant', path: 'highlights', icon: IconPin },
  bank_question: { label: 'Question de la banque', path: 'question-bank', icon: IconHelpCircle },
  enrolment: { label: 'Photo d’une mise en place', icon: IconBuildingStore },
  popin: { label: 'Popin', path: 'popins', icon: IconPin },
}

/** Everything that shows the file, each with the way to it. */
export function MediaUses({ uses }: { uses: readonly FileUse[] }) {
  if (uses.length === 0)
    return (
      <>
        <h2>Utilisé nulle part</h2>
        <p className="small muted">Choisissez-le dans un contenu, ou supprimez-le s’il ne sert plus.</p>
      </>
    )
  return (
    <>
      <h2>Utilisé à {count(uses.length, 'endroit')}</h2>
      <ul className="stack small media-uses">
        {uses.map((use) => (
          <li key={`${use.type} ${use.id}`}>
            <Use use={use} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Use({ use }: { use: FileUse }) {
  const owner = OWNERS[use.type] ?? { label: use.type, icon: IconFile }
  const Icon = owner.icon
  const inside = (
    <>
      <span className="ic media-uses__ic">
        <Icon className="i i--16" aria-hidden="true" />
      </span>
      <span>
        <b>{use.title || owner.label}</b>
        <span className="xs muted">
          {use.kind ? (kindOf(use.kind)?.labels.singular ?? owner.label) : owner.label}
        </span>
      </span>
    </>
  )
  const href = hrefOf(use)
  return href ? (
    <a className="row row--nw" href={href}>
      {inside}
    </a>
  ) : (
    <span className="row row--nw">{inside}</span>
  )
}

function hrefOf(use: FileUse): string | null {
  if (use.type === 'content' && use.kind) return paths.admin(`contents/${use.kind}/${use.id}`)
  const path = OWNERS[use.type]?.path
  return path ? paths.admin(path) : null
}
