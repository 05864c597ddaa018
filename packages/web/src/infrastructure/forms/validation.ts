import { type FieldIssue, fieldIssues } from '@polynya/contract'
import { type FieldErrors, type FieldValues, get, type Path, type Resolver, set } from 'react-hook-form'

/** A body as a form composes it: fields that are still empty are missing. */
export type Draft<Body> = Body extends readonly (infer Item)[]
  ? readonly Draft<Item>[]
  : Body extends object
    ? { readonly [Name in keyof Body]?: Draft<Body[Name]> | undefined }
    : Body

/** As much of a zod/mini schema as a form needs. */
export interface Schema<Body> {
  safeParse(input: unknown): {
    readonly data?: Body
    readonly error?: Parameters<typeof fieldIssues>[0]
  }
}

export interface Rules<Values extends FieldValues, Body> {
  /** The contract's, which the server holds its input against, too. */
  readonly schema: Schema<Body>
  /** Maps the values to the sent body; defaults to all filled-in values. */
  readonly toInput?: (values: Values) => unknown
  /** Client-side checks that the contract does not express, such as a repeated password. */
  readonly check?: (values: Values) => readonly FieldIssue[]
}

/** Checks a form by the schema that the server checks its input by; an error's type is the reason of a field. */
export function resolverFor<Values extends FieldValues, Body extends FieldValues>({
  schema,
  toInput = inputOf,
  check = () => [],
}: Rules<Values, Body>): Resolver<Values, unknown, Body> {
  return async (values) => {
    const input = toInput(values)
    const { data, error } = schema.safeParse(input)
    const issues = [...(error ? fieldIssues(error, input) : []), ...check(values)]
    if (issues.length === 0 && data !== undefined) return { values: data, errors: {} }
    return { values: {}, errors: errorsOf<Values>(issues) }
  }
}

/** Body of a form without its empty fields. */
export function inputOf<Values extends FieldValues>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Partial<Values>
}

/** Error of a field, as stored in the form. */
export interface FieldFault {
  /** The path of the field: `name`, or `rows.0.name` where it stands in a list. */
  readonly field: string
  readonly error: { readonly type: string; readonly message?: string }
}

/**
 * The first issue of each field, unless it is the format and another one says what to do; an issue of a choice in a list
 * is the list's.
 */
export function faultsOf(issues: readonly FieldIssue[]): FieldFault[] {
  const first = new Map<string, FieldIssue>()
  for (const issue of issues) {
    const field = issue.path.replace(/\.\d+$/, '')
    if ((first.get(field)?.reason ?? 'wrong_format') === 'wrong_format') first.set(field, issue)
  }
  return [...first].map(([field, { reason, limit }]) => ({
    field,
    error: { type: reason, ...(limit !== undefined && { message: String(limit) }) },
  }))
}

/** The same in the shape of the values. */
export function errorsOf<Values extends FieldValues>(issues: readonly FieldIssue[]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  for (const { field, error } of faultsOf(issues)) set(errors, field, error)
  return errors
}

/** The paths of the fields of a form, those in its lists and groups, too. */
export function fieldsIn(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const path = prefix + name
    return typeof value === 'object' && value !== null ? [path, ...fieldsIn(value, `${path}.`)] : [path]
  })
}

/** The names of the fields of a form that have errors, in the order in which the form shows them. */
export const fieldsWithErrors = <Values extends FieldValues>(
  fields: readonly Path<Values>[],
  errors: FieldErrors<Values>,
): Path<Values>[] =>
  fields.filter((field) => (get(errors, field) as FieldFault['error'] | undefined)?.type !== undefined)
