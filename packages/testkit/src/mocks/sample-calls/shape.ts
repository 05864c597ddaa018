import type { Call, Endpoint, Table } from '@polynya/contract'

/** Calls of the endpoints that require input. */
export type SampleCalls<T extends Table> = {
  readonly [Group in keyof T]: {
    readonly [Name in keyof T[Group] as NeedsNothing<T[Group][Name]> extends true ? never : Name]: Call<
      T[Group][Name]
    >
  }
}

type NeedsNothing<E extends Endpoint> = Record<never, never> extends Call<E> ? true : false

export const upload = { file: new File(['file'], 'file.pdf', { type: 'application/pdf' }) }
