import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { AdminDrugstore } from '@kiosque/contract/wire/people'
import type { AccountType } from '@kiosque/contract/domain/roles'
import { previewName, type Preview, type PreviewWho } from '../../lib/preview.ts'
import { layoutIn } from './frame-layout.ts'
import './preview.css'

type PreviewFrameProps = {
  drugstore: AdminDrugstore
  who: PreviewWho
  path: string
  /** Changes of the highlights board that are not published yet. */
  board?: object | undefined
  onLeave: () => void
}

/** The real portal, in a frame that reads as somebody else. A new person or place opens a new frame. */
export function PreviewFrame({ drugstore, who, path, board, onLeave }: PreviewFrameProps) {
  const name = previewName({ who, session: sessionAs(drugstore, who.account_type), board })
  const view = useRef<HTMLDivElement>(null)
  const size = useRoom(view)
  const { layout, scale } = layoutIn(size.width, who.environment)
  const [shown, setShown] = useState(path)
  return (
    <div className="frame">
      <div className="frame__bar">
        <i />
        <i />
        <i />
        <span style={{ marginLeft: 8 }}>kiosque{shown.split('/').join(' / ')}</span>
      </div>
      <div className="frame__view" ref={view} style={{ height: size.height }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own pages need our own origin: a sandbox without it would sign them out */}
        <iframe
          key={`${path} ${name}`}
          className="frame__page"
          style={{
            width: layout,
            height: size.height / scale,
            transform: `translateX(${(size.width - layout * scale) / 2}px) scale(${scale})`,
          }}
          title="Aperçu du portail"
          name={name}
          src={path}
          onLoad={(event) => {
            leaveOnEscape(event.currentTarget, onLeave)
            followAddress(event.currentTarget, setShown)
          }}
        />
      </div>
    </div>
  )
}

/** The room there is for the page, followed as the window changes. */
function useRoom(view: RefObject<HTMLDivElement | null>) {
  const [size, setSize] = useState({ width: 1280, height: 700 })
  useLayoutEffect(() => {
    const element = view.current
    if (!element) return
    const measure = () =>
      setSize({ width: element.clientWidth, height: Math.max(560, window.innerHeight - 300) })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [view])
  return size
}

/** What is open in the page itself: Escape closes that first. */
const OPEN = 'dialog[open], [role="dialog"], [aria-expanded="true"]'

/** Keys typed in the frame never reach the window around it. */
function leaveOnEscape({ contentWindow }: HTMLIFrameElement, onLeave: () => void) {
  contentWindow?.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !contentWindow.document.querySelector(OPEN)) onLeave()
    },
    // Before the page's own listeners, which close what is open.
    { capture: true },
  )
}

/** The address of the page in the frame, as one goes from page to page; of the first one alone in older browsers. */
function followAddress({ contentWindow }: HTMLIFrameElement, onChange: (path: string) => void) {
  if (contentWindow === null) return
  const tell = () => onChange(contentWindow.location.pathname)
  contentWindow.navigation?.addEventListener('currententrychange', tell)
  tell()
}

/** Someone of this pharmacy who does not exist: a likely name, a role, and nothing personal. */
function sessionAs(drugstore: AdminDrugstore, type: number): Preview['session'] {
  const { id, cip_officine, group_name, name, city } = drugstore
  const account = {
    id: 0,
    type: type as AccountType,
    drugstore: { id, cip_officine, group_name, name, city },
  }
  return {
    accounts: [account],
    account,
    drugstoreFull: drugstore,
    me: {
      id: 0,
      email: '',
      first_name: 'Camille',
      last_name: 'Martin',
      phone: null,
      rpps: null,
      right_id: null,
      packs: drugstore.packs,
      zones: drugstore.zone ? [drugstore.zone] : [],
      pending_email: null,
      notification_preferences: { email_digest: 'never', publications: false, trainings: false },
      created_at: drugstore.created_at,
    },
  }
}
