import { allKinds } from '@kiosque/contract/kinds/registry'

/** Narrows a list of contents to one kind. */
export const KIND_FILTER = {
  label: 'Rubrique',
  all: 'Toutes les rubriques',
  name: 'la rubrique',
  options: allKinds.map((kind) => ({ value: kind.key, label: kind.labels.plural })),
}
