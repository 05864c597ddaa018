import type { Swimmer, SwimmerUpdate } from '@polynya/contract'
import { createContext, type RefObject, useContext } from 'react'
import { contactsInput, placeInput, valuesOf } from '../../features/swimmer-forms/swimmer-values.ts'
import { swimmerUpdated } from '../../features/swimmers/swimmer-changes.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** Version of the profile that the forms of the page started from, raised by their own saves. */
export const EditedVersion = createContext<RefObject<number | undefined>>({ current: undefined })

type Info = NonNullable<SwimmerUpdate['swimmerInfo']>

/**
 * Saves a part of a profile, and shows it wherever the profile is shown. A profile that was saved elsewhere since the
 * page was opened refuses it as stale: its other fields would be overwritten by what the page shows of them.
 */
export function useSaveSwimmer({ id }: Pick<Swimmer, 'id'>) {
  const app = useApp()
  const version = useContext(EditedVersion)
  return async (body: SwimmerUpdate) => {
    const options = version.current === undefined ? {} : { ifMatch: version.current }
    const saved = await app.client.swimmers.update({ params: { id }, body }, options)
    version.current = saved.version
    swimmerUpdated(app, saved)
  }
}

/** The place and the contacts are stored as one: who changes some of them sends the others as they are. */
export function infoWith(swimmer: Swimmer, changed: Partial<Info>): Info {
  const { place, contacts } = valuesOf(swimmer)
  const { underEmail: _, ...links } = contactsInput(contacts)
  return { ...placeInput(place), ...links, ...changed } as Info
}
