/**
 * Countries whose swimmers belong to a regional federation, so that their region is required.
 * See docs/rules.md#regions.
 */
const COUNTRIES_OF_FEDERATIONS: readonly string[] = ['RU']

/** Whether a swimmer from a country (ISO 3166-1 alpha-2) must have a region. See docs/rules.md#regions. */
export const requiresRegion = (country: string): boolean => COUNTRIES_OF_FEDERATIONS.includes(country)
