import { useRouter, useRouterState } from '@tanstack/react-router'

export interface AddressQuery {
  /** What the address asks for. */
  readonly values: URLSearchParams
  /** The address of this page that asks for these. */
  readonly hrefOf: (values: URLSearchParams) => string
  readonly open: (values: URLSearchParams) => void
}

/** What the address of a page asks for after its `?`, and how to ask for something else. */
export function useAddressQuery(): AddressQuery {
  const router = useRouter()
  const { pathname, searchStr } = useRouterState({
    // Where the page is, not where it may be leaving for.
    select: ({ resolvedLocation, location }) => resolvedLocation ?? location,
  })
  const hrefOf = (values: URLSearchParams) => (values.size > 0 ? `${pathname}?${values}` : pathname)
  return {
    values: new URLSearchParams(searchStr),
    hrefOf,
    open: (values) => void router.navigate({ href: hrefOf(values), resetScroll: false }),
  }
}

/** The page of a list that an address asks for, from 1. */
export function pageIn(values: URLSearchParams): number {
  const page = Number(values.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1
}

/** Those of the names that the address says something of: what a call is asked with. */
export const valuesOf = <Name extends string>(values: URLSearchParams, names: readonly Name[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = values.get(name)?.trim()
      return value ? [[name, value]] : []
    }),
  ) as { readonly [Key in Name]?: string }
