import type { Endpoint, Result, V1 } from '@polynya/contract'
import type { Resolver } from './mock.ts'

/** Fixture of every call: a result, or a function that returns it for the call. */
export type Fixtures = { readonly [Group in keyof V1]: GroupFixtures<Group> }

export type GroupFixtures<Group extends keyof V1> = {
  readonly [Name in keyof V1[Group]]: Fixture<V1[Group][Name] & Endpoint>
}

type Fixture<E extends Endpoint> = Result<E> | Resolver<E>

/** Fixtures for some calls. */
export type SomeFixtures = { readonly [Group in keyof V1]?: Partial<GroupFixtures<Group>> }
