import type { Client } from '@polynya/contract'
import { PERSONAS, type Persona, type PersonaName } from '../personas.ts'
import type { World } from './world.ts'

/** Signed-in clients by persona. */
export type Clients = Readonly<Record<Exclude<PersonaName, 'unactivated'>, Client>>

/** Signs every persona up, follows the activation links and grants their rights. */
export async function openAccounts(world: World): Promise<Clients> {
  await signUp(world, PERSONAS.unactivated)
  const { superAdministrator, unactivated, ...others } = PERSONAS
  const clients = [['superAdministrator', world.superAdmin]]
  for (const [name, persona] of Object.entries(others))
    clients.push([name, await openAccount(world, persona)])
  await block(world, PERSONAS.blocked)
  return Object.fromEntries(clients)
}

async function block({ superAdmin }: World, { email }: Persona) {
  const { accounts } = await superAdmin.accounts.list({ query: { email } })
  for (const { id } of accounts) {
    await superAdmin.accounts.block({ params: { id }, body: { reason: 'Выдавал себя за другого пловца' } })
  }
}

async function openAccount(world: World, persona: Persona): Promise<Client> {
  const id = await signUp(world, persona)
  const token = await world.mailToken(persona.email)
  const client = world.as(await world.visitor.user.setEmailVerified({ body: { token } }))
  const rights = [...persona.rights]
  if (rights.length > 0) await world.superAdmin.accounts.setRights({ params: { id }, body: { rights } })
  return client
}

async function signUp(
  { visitor }: World,
  { email, password, firstName, lastName }: Persona,
): Promise<number> {
  const { id } = await visitor.user.signup({
    body: { email, password, firstName, lastName, language: 'ru', consent: true },
  })
  return id
}
