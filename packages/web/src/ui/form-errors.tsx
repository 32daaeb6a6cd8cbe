import { IconAlertTriangle } from '@tabler/icons-react'

/** `id` is that of the control to correct. */
export type FieldError = {
  id: string
  label: string
  message: string
  /** Where the control may not be on the screen: how to bring it. */
  onGoTo?: () => void
}

/** The summary on top of a form with two errors or more: it takes focus, each line leads to its field. */
export function FormErrors({
  id,
  errors,
  message,
}: {
  id: string
  errors: readonly FieldError[]
  message?: string | undefined
}) {
  if (errors.length < 2 && !message) return null
  return (
    <div className="alert alert--danger summary" role="alert" tabIndex={-1} id={id}>
      <IconAlertTriangle className="i" aria-hidden="true" />
      <div className="grow">
        <b>{message || `${errors.length} champs sont à corriger.`}</b>
        {errors.length >= 2 && (
          <ul>
            {errors.map((error) => (
              <li key={error.id}>
                <a
                  href={`#${error.id}`}
                  onClick={(event) => {
                    event.preventDefault()
                    if (error.onGoTo) error.onGoTo()
                    else document.getElementById(error.id)?.focus()
                  }}
                >
                  {error.label}&nbsp;: {error.message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
