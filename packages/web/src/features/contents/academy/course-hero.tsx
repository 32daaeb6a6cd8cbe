import { IconArrowRight, IconLock } from '@tabler/icons-react'
import type { DetailOf } from '@kiosque/contract/wire/content-of'
import type { OwnProgress as Own } from '@kiosque/contract/wire/trainings'
import { count, formatDate } from '../../../lib/format.ts'
import { saveDownload } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { Picture } from '../parts/picture.tsx'
import { lasting, minutesOf } from './module-words.ts'

type CourseHeroProps = { content: DetailOf<'academy'>; own: Own | undefined }

/** The course at a glance, and the one thing to do next: go on. */
export function CourseHero({ content, own }: CourseHeroProps) {
  const { modules } = content
  const total = minutesOf(modules)
  const isDpc = content.dpc_type !== null && content.dpc_type !== 'aucun'
  return (
    <section className="course on-dark" aria-labelledby="parcours">
      <div className="course__txt">
        <div className="row" style={{ '--gap': '8px' } as React.CSSProperties}>
          <Badge tone="lime">{isDpc ? 'Parcours DPC' : 'Parcours'}</Badge>
          {total > 0 && <Badge tone="solid">{lasting(total)}, à votre rythme</Badge>}
          {content.is_mandatory && (
            <Badge tone="warn">
              Obligatoire
              {content.finish_before && ` avant le ${formatDate(content.finish_before)}`}
            </Badge>
          )}
          {content.category && <Badge tone="solid">{content.category.label}</Badge>}
        </div>
        <h1 id="parcours" tabIndex={-1}>
          {content.title}
        </h1>
        {content.excerpt && <p>{content.excerpt}</p>}
        {own && modules.length > 0 && <NextStep modules={modules} own={own} />}
      </div>
      <div className="course__art no-print">
        <Picture
          file={content.cover}
          seed={content.id}
          of={content}
          sizes="(min-width: 600px) 43vw, 100vw"
          columns={6}
          rows={4}
          eager
        />
      </div>
    </section>
  )
}

/** What a finished course gives: the paper, and the page where anybody may check it. */
function CourseCertificate({
  certificate: { id, number, code },
}: {
  certificate: NonNullable<Own['certificate']>
}) {
  return (
    <div className="course__go">
      <DownloadButton
        variant="primary"
        size="lg"
        failure="L’attestation n’a pas pu être téléchargée"
        save={() => saveDownload(`/course-certificates/${id}/file`, `attestation-${number}.pdf`)}
      >
        Télécharger l’attestation
      </DownloadButton>
      <span className="small">
        Attestation {number} · <a href={paths.certificates(code)}>page de vérification</a>
      </span>
    </div>
  )
}

function NextStep({ modules, own }: { modules: CourseHeroProps['content']['modules']; own: Own }) {
  if (own.locked_by.length > 0)
    return (
      <p className="course__lock">
        <IconLock className="i i--18" aria-hidden="true" /> Pour ouvrir ce parcours, terminez d’abord{' '}
        {own.locked_by.map((lock, index) => (
          <span key={lock.id}>
            {index > 0 && ' et '}
            <a href={lock.url}>{lock.title}</a>
          </span>
        ))}
        .
      </p>
    )
  const left = modules.filter(({ id }) => !own.module_ids.includes(id))
  if (own.completed_at)
    return (
      <>
        <p>Parcours terminé le {formatDate(own.completed_at)}. Vous pouvez revoir chaque module.</p>
        {own.certificate && <CourseCertificate certificate={own.certificate} />}
      </>
    )
  const next = own.modules.findIndex(({ status }) => status === 'open')
  const minutes = minutesOf(left)
  return (
    <div className="course__go">
      <ButtonLink variant="primary" size="lg" href={`#module-${own.modules[next]?.id ?? ''}`} data-native>
        {own.module_ids.length === 0 ? 'Commencer le parcours' : `Reprendre le module\u00A0${next + 1}`}
        <IconArrowRight className="i" aria-hidden="true" />
      </ButtonLink>
      <span className="small">
        {count(modules.length - left.length, 'module')} sur {modules.length}
        {minutes > 0 && `, il reste ${lasting(minutes)}`}
      </span>
    </div>
  )
}
