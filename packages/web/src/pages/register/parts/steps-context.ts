import { createContext } from 'react'
import { type Step, stepsOf } from '../../../features/registration/register-search.ts'

/** The steps of the registration that is shown, by which they are numbered. */
export const StepsContext = createContext<readonly Step[]>(stepsOf(false))
