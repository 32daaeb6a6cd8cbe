import type { AuthorRef, CompanyRef } from '../../wire/content-card.ts'
import type { Extra, FieldBase, ReferenceTo } from './field-base.ts'
import { fieldBundle } from './field-bundle.ts'
import type { TypeSchema } from './type-schema.ts'

/** A row of the reference data: by id, a theme by its slug. */
export interface ReferenceField<To extends ReferenceTo = ReferenceTo> extends FieldBase {
  type: 'reference'
  to: To
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    reference: {
      field: ReferenceField
      members: F extends { to: infer To extends ReferenceTo } ? Rows[To] : never
    }
  }
}

interface Rows extends Record<ReferenceTo, unknown> {
  laboratory: CompanyRef
  partner: CompanyRef
  author: AuthorRef
  faq_theme: { slug: string; label: string }
}

/** Themes are named by their slug, everything else by a number. */
export const isNamedBySlug = ({ to }: ReferenceField): boolean => to === 'faq_theme'

const reference = <To extends ReferenceTo, E extends Extra>(
  to: To,
  label: string,
  extra: E | undefined,
): ReferenceField<To> & NoInfer<E> =>
  ({ type: 'reference', to, label, ...extra }) as ReferenceField<To> & NoInfer<E>

export const laboratory = <const E extends Extra>(
  label = 'Laboratoire',
  extra?: E,
): ReferenceField<'laboratory'> & NoInfer<E> => reference('laboratory', label, extra)
export const partner = <const E extends Extra>(
  label = 'Partenaire',
  extra?: E,
): ReferenceField<'partner'> & NoInfer<E> => reference('partner', label, extra)
export const author = <const E extends Extra>(
  label = 'Auteur',
  extra?: E,
): ReferenceField<'author'> & NoInfer<E> => reference('author', label, extra)
export const faqTheme = <const E extends Extra>(
  label = 'Thème',
  extra?: E,
): ReferenceField<'faq_theme'> & NoInfer<E> => reference('faq_theme', label, extra)

const idIn = (field: ReferenceField, value: unknown) => (isNamedBySlug(field) ? String(value) : Number(value))

export const referenceBundle = fieldBundle<ReferenceField>({
  pointers: (field, value) => [{ to: field.to, id: idIn(field, value) }],
  repointed: (field, value, { to, from, by }) => (field.to === to && value === from ? by : value),
  present: (field, value, known) => known.reference(field.to, idIn(field, value)) ?? null,
  text: (_, row) => {
    const { label, name } = row as { label?: string; name?: string }
    return label ?? name ?? null
  },
  filter: {
    isValue: (field, text) => isNamedBySlug(field) || /^[1-9][0-9]{0,8}$/.test(text),
    stored: idIn,
    label: (field, text, nameOf) => nameOf(field.to, idIn(field, text)) ?? text,
    order: null,
  },
})

export const referenceSchema: TypeSchema<ReferenceField> = (field, { z, contentId, rules }) =>
  isNamedBySlug(field) ? z.string().refine(rules.isSlug, 'Ce thème n’existe pas.') : contentId
