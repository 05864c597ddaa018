import type { Swimmer, SwimmerUpdate } from '@polynya/contract'
import { swimmerUpdated } from '../../api/swimmer-changes.ts'
import { useApp } from '../../app/app-context.ts'
import { contactsInput, placeInput, valuesOf } from '../../swimmer-forms/swimmer-values.ts'

type Info = NonNullable<SwimmerUpdate['swimmerInfo']>

/** Saves a part of a profile, and shows it wherever the profile is shown. */
export function useSaveSwimmer({ id }: Pick<Swimmer, 'id'>) {
  const app = useApp()
  return async (body: SwimmerUpdate) =>
    swimmerUpdated(app, await app.client.swimmers.update({ params: { id }, body }))
}

/** The place and the contacts are stored as one: who changes some of them sends the others as they are. */
export function infoWith(swimmer: Swimmer, changed: Partial<Info>): Info {
  const { place, contacts } = valuesOf(swimmer)
  const { underEmail: _, ...links } = contactsInput(contacts)
  return { ...placeInput(place), ...links, ...changed } as Info
}
