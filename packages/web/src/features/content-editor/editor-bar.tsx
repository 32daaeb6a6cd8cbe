import {
  IconArchive,
  IconCalendarTime,
  IconChartBar,
  IconCopy,
  IconDots,
  IconExternalLink,
  IconEye,
  IconHistory,
  IconKeyboard,
  IconPencil,
  IconPencilOff,
  IconTrash,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { PHASE_LABELS, type Phase } from '@kiosque/contract/domain/publication'
import { count, formatDate, formatTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { TRAINING_KINDS } from '../../lib/training-kinds.ts'
import { Status } from '../../ui/badge.tsx'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx'
import { labelOf } from './model/content-form.ts'
import type { Editor } from './use-editor.ts'
import { Group } from '../../ui/group.tsx'
import { Announcement } from '../../ui/announcement.tsx'

const TONES = { draft: 'grey', archived: 'grey', scheduled: 'blue', live: 'green', ended: 'warn' } as const

type BarProps = {
  editor: Editor
  isAutomatic: boolean
  previewHref: string | null
  busy: 'save' | 'publish' | null
  onSave: () => void
  onPublish: () => void
  onArchive: () => void
  onBackToDraft: () => void
  onDuplicate: () => void
  onDelete: () => void
  onHelp: () => void
}

/** How tall the bar is, which depends on the words in it and on the screen: the tools of the text stay below it. */
function useMeasuredBar() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    const page = element?.parentElement
    if (!element || !page) return
    const watch = new ResizeObserver(() =>
      page.style.setProperty('--editor-bar-h', `${element.offsetHeight}px`),
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return bar
}

/** What state it is in, whether all is saved, and what can be done with it. */
export function EditorBar(props: BarProps) {
  const { editor, isAutomatic, previewHref, busy, onSave, onPublish } = props
  const { content, kind } = editor
  const phase: Phase = content?.phase ?? 'draft'
  const isPublished = content?.status === 'published'
  const bar = useMeasuredBar()
  return (
    <div className="row editor__bar" ref={bar}>
      <Group className="seg seg--sm" aria-label="Mode">
        <button type="button" aria-pressed="true">
          <IconPencil className="i i--18" aria-hidden="true" />
          Édition
        </button>
        {previewHref && (
          <a href={previewHref}>
            <IconEye className="i i--18" aria-hidden="true" />
            Voir comme…
          </a>
        )}
      </Group>
      <Status tone={TONES[phase]}>{PHASE_LABELS[phase]}</Status>
      <SaveNote editor={editor} isAutomatic={isAutomatic} />
      <span className="grow" />
      {content && TRAINING_KINDS.has(kind.key) && (
        <ButtonLink
          variant="ghost"
          size="sm"
          href={paths.admin(`trainings/${content.id}`)}
          icon={<IconChartBar className="i i--18" aria-hidden="true" />}
        >
          Résultats
        </ButtonLink>
      )}
      {content && (
        <ButtonLink
          variant="ghost"
          size="sm"
          href={paths.admin(`contents/${kind.key}/${content.id}/history`)}
          icon={<IconHistory className="i i--18" aria-hidden="true" />}
        >
          Versions
        </ButtonLink>
      )}
      <Button
        size="sm"
        variant={isPublished ? 'primary' : 'outline'}
        loading={busy === 'save'}
        loadingLabel="Enregistrement…"
        onClick={onSave}
      >
        {phase === 'live' ? 'Mettre à jour en ligne' : 'Enregistrer'}
      </Button>
      {!isPublished && (
        <Button
          size="sm"
          variant="primary"
          loading={busy === 'publish'}
          loadingLabel="Un instant…"
          onClick={onPublish}
        >
          Publier
        </Button>
      )}
      <MoreMenu {...props} />
    </div>
  )
}

function MoreMenu(props: BarProps) {
  const { editor, onPublish, onArchive, onBackToDraft, onDuplicate, onDelete, onHelp } = props
  const { content } = editor
  const canBeSeen = content?.phase === 'live'
  return (
    <Menu
      label="Autres actions"
      width={260}
      trigger={({ ref, ...trigger }) => (
        <IconButton label="Autres actions" size="sm" line {...trigger} ref={ref}>
          <IconDots className="i" aria-hidden="true" />
        </IconButton>
      )}
    >
      {content?.status === 'published' && (
        <MenuItem onClick={onPublish} icon={<IconCalendarTime className="i" aria-hidden="true" />}>
          {content.phase === 'scheduled'
            ? 'Publier maintenant ou reprogrammer'
            : 'Reprogrammer la publication'}
        </MenuItem>
      )}
      {content?.status === 'published' && (
        <MenuItem onClick={onBackToDraft} icon={<IconPencilOff className="i" aria-hidden="true" />}>
          Repasser en brouillon
        </MenuItem>
      )}
      {canBeSeen && (
        <MenuItem href={content.url} icon={<IconExternalLink className="i" aria-hidden="true" />}>
          Voir sur le portail
        </MenuItem>
      )}
      {content && (
        <MenuItem onClick={onDuplicate} icon={<IconCopy className="i" aria-hidden="true" />}>
          Dupliquer en brouillon
        </MenuItem>
      )}
      {content && content.status !== 'archived' && (
        <MenuItem onClick={onArchive} icon={<IconArchive className="i" aria-hidden="true" />}>
          Archiver
        </MenuItem>
      )}
      <MenuItem onClick={onHelp} icon={<IconKeyboard className="i" aria-hidden="true" />}>
        Raccourcis clavier
      </MenuItem>
      {content && <MenuLine />}
      {content && (
        <MenuItem danger onClick={onDelete} icon={<IconTrash className="i" aria-hidden="true" />}>
          Mettre à la corbeille
        </MenuItem>
      )}
    </Menu>
  )
}

function SaveNote({ editor, isAutomatic }: { editor: Editor; isAutomatic: boolean }) {
  const { held, kind, state, changed } = editor
  const [first] = Object.keys(held)
  const isHeld = first !== undefined && state !== 'saving' && changed.length > 0
  return (
    <Announcement as="span" className="small muted editor__note">
      {isHeld ? (
        <>
          Non enregistré&nbsp;:{' '}
          <button type="button" className="link" onClick={editor.showHeld}>
            {heldText(labelOf(kind, first), Object.keys(held).length)}
          </button>
          . Gardé sur ce poste.
        </>
      ) : (
        noteOf(editor, isAutomatic)
      )}
    </Announcement>
  )
}

const heldText = (label: string, fields: number) =>
  fields === 1
    ? `«\u00a0${label}\u00a0» est à corriger`
    : `«\u00a0${label}\u00a0» et ${count(fields - 1, 'autre champ', 'autres champs')} sont à corriger`

function noteOf({ state, savedAt, changed, content, errors }: Editor, isAutomatic: boolean): string {
  if (state === 'saving') return 'Enregistrement…'
  if (state === 'failed') {
    const wrong = Object.keys(errors).length
    return wrong > 0
      ? 'Non enregistré\u00a0: des champs sont à corriger'
      : 'Non enregistré\u00a0: gardé sur ce poste'
  }
  if (changed.length > 0)
    return isAutomatic
      ? 'Modifications en attente…'
      : 'Modifications gardées sur ce poste, pas encore en ligne'
  if (savedAt) return `Enregistré à ${formatTime(savedAt)}`
  if (!content) return 'Nouveau, pas encore enregistré'
  const by = content.updated_by ? ` par ${content.updated_by}` : ''
  return `Enregistré le ${formatDate(content.updated_at)} à ${formatTime(content.updated_at)}${by}`
}
