import { NO_PATIENT_DATA } from '@kiosque/contract/domain/patient-data'
import { Textarea, type TextareaProps } from '../ui/text-field.tsx'

/** Words typed freely: what they are for, then what they must never hold (D14-03). */
export function FreeText({ hint, ...props }: TextareaProps) {
  return (
    <Textarea
      {...props}
      hint={
        <>
          {hint} {NO_PATIENT_DATA}
        </>
      }
    />
  )
}
