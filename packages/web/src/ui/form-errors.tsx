import { IconAlertTriangle } from '@tabler/icons-react'
import { fieldId } from './field.tsx'

export type FieldError = { name: string; label: string; message: string }

export const FORM_ERRORS_ID = 'resume-erreurs'

/** The summary on top of a form with two errors or more: it takes focus, each line leads to its field. */
export function FormErrors({
  errors,
  message,
}: {
  errors: readonly FieldError[]
  message?: string | undefined
}) {
  if (errors.length < 2 && !message) return null
  return (
    <div className="alert alert--danger summary" role="alert" tabIndex={-1} id={FORM_ERRORS_ID}>
      <IconAlertTriangle className="i" aria-hidden="true" />
      <div className="grow">
        {message && <b>{message}</b>}
        {errors.length >= 2 && (
          <>
            {!message && <b>{errors.length} champs sont à corriger.</b>}
            <ul>
              {errors.map((error) => (
                <li key={error.name}>
                  <a
                    href={`#${fieldId(error.name)}`}
                    onClick={(event) => {
                      event.preventDefault()
                      document.getElementById(fieldId(error.name))?.focus()
                    }}
                  >
                    {error.label}&nbsp;: {error.message}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
