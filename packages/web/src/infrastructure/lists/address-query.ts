import { useRouter, useRouterState } from '@tanstack/react-router'

export interface AddressQuery {
  /** Query parameters of the address. */
  readonly values: URLSearchParams
  /** Returns the address of this page with these parameters. */
  readonly hrefOf: (values: URLSearchParams) => string
  readonly open: (values: URLSearchParams) => void
}

/** Returns the query parameters of the current page and a function that changes them. */
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

/** Returns the page number of a list from the address, counted from 1. */
export function pageIn(values: URLSearchParams): number {
  const page = Number(values.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1
}

/** Picks the named parameters that the address holds, as parameters of a call. */
export const valuesOf = <Name extends string>(values: URLSearchParams, names: readonly Name[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = values.get(name)?.trim()
      return value ? [[name, value]] : []
    }),
  ) as { readonly [Key in Name]?: string }
