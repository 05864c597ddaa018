import type { Words } from '@polynya/ui'

/** The error of a field in words. Needs the namespace `errors`. */
export function fieldErrorText(
  error: { readonly type?: unknown; readonly message?: string | undefined } | undefined,
  { t }: Pick<Words, 't'>,
): string | undefined {
  if (!error) return undefined
  const key = `errors:fields.${error.type}` as 'errors:fields.too_short'
  return t(key, { limit: Number(error.message ?? 0) })
}
