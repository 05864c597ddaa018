import { type FieldIssue, fieldIssues } from '@polynya/contract'
import type { Words } from '@polynya/ui'
import type { FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form'

/** As much of a zod/mini schema as a form needs. */
interface Schema {
  safeParse(input: unknown): { readonly success: boolean; readonly error?: Parameters<typeof fieldIssues>[0] }
}

/** Checks a form by the schema that the server checks its input by; an error's type is the reason of a field. */
export function resolverFor<Values extends FieldValues>(schema: Schema): Resolver<Values> {
  return async (values) => {
    const input = inputOf(values)
    const { success, error } = schema.safeParse(input)
    if (success || !error) return { values, errors: {} }
    return { values: {}, errors: errorsOf<Values>(fieldIssues(error, input)) }
  }
}

/** What a form sends: a field that is left empty is left out. */
export function inputOf<Values extends FieldValues>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Partial<Values>
}

/** The first issue of each field, as the form keeps it. */
export function errorsOf<Values extends FieldValues>(issues: readonly FieldIssue[]): FieldErrors<Values> {
  const first = new Map<string, FieldIssue>()
  for (const issue of issues) if (!first.has(issue.path)) first.set(issue.path, issue)
  const errors = [...first].map(([path, { reason, limit }]) => [
    path,
    { type: reason, ...(limit !== undefined && { message: String(limit) }) },
  ])
  return Object.fromEntries(errors) as FieldErrors<Values>
}

/** The error of a field in words. Needs the namespace `errors`. */
export function fieldErrorText(
  error: { readonly type?: unknown; readonly message?: string | undefined } | undefined,
  { t }: Pick<Words, 't'>,
): string | undefined {
  if (!error) return undefined
  const key = `errors:fields.${error.type}` as 'errors:fields.too_short'
  return t(key, { limit: Number(error.message ?? 0) })
}

/** The names of the fields of a form that have errors, in the order in which the form shows them. */
export const fieldsWithErrors = <Values extends FieldValues>(
  fields: readonly Path<Values>[],
  errors: FieldErrors<Values>,
): Path<Values>[] => fields.filter((field) => errors[field] !== undefined)
