import type { Region, Swimmer } from '@polynya/contract'
import { useQueries } from '@tanstack/react-query'
import { type App, useApp } from '../../infrastructure/context/app-context.ts'

/** What tells the names of a swimmer's region; nothing where there is none. */
export function regionQueries({ queries }: Pick<App, 'queries'>, swimmer: Swimmer | undefined) {
  const { country, regionCode } = swimmer?.swimmerInfo ?? {}
  return country && regionCode ? [queries.regions(country)] : []
}

/** The names of a swimmer's region; without them there is none to show. */
export function useSwimmerRegion(swimmer: Swimmer | undefined): Region | undefined {
  const [answer] = useQueries({ queries: regionQueries(useApp(), swimmer) })
  return answer?.data?.regions.find(({ code }) => code === swimmer?.swimmerInfo.regionCode)
}
