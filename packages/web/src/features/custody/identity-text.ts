import type { Identity } from '@polynya/contract'
import type { Words } from '@polynya/ui'

/** The fields of an identity, in the order in which they are shown. */
export const IDENTITY_FIELDS = [
  'lastName',
  'firstName',
  'gender',
  'dob',
] as const satisfies (keyof Identity)[]

/** A value of an identity as people read it. Needs `sport`. */
export function identityText(
  field: keyof Identity,
  { [field]: value }: Partial<Identity>,
  { t, formats }: Pick<Words, 't' | 'formats'>,
): string {
  if (value === undefined) return ''
  if (field === 'gender') return t(`sport:swimmerGenders.${value === 1 ? 'men' : 'women'}`)
  return field === 'dob' ? formats.shortDate(String(value)) : String(value)
}

/** The fields that a request changes. */
export const requestedFields = (requested: Partial<Identity>) =>
  IDENTITY_FIELDS.filter((field) => requested[field] !== undefined)
