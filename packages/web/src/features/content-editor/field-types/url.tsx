import { isSafeLink } from '@kiosque/contract/domain/safe-html'
import type { UrlField } from '@kiosque/contract/kinds/fields/url'
import { readText, shortText, textView } from './text-view.tsx'

export const urlView = textView<UrlField>({
  Control: shortText('url'),
  fromForm: (field, form, reading) => {
    const text = readText(String(form).trim(), field, reading)
    if (text !== null && !(isSafeLink(text) && /^(?:https?:|\/)/i.test(text)))
      reading.problems.set(reading.path, 'Saisissez une adresse web complète (https://…).')
    return text
  },
})
