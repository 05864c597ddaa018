/** A swimmer as schema.org describes a Person, of what visitors see: a birth date is never part of it. */

import type { Swimmer } from '@polynya/contract'
import type { Language } from '@polynya/i18n'
import { type JsonLd, swimmerName } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'

const GENDERS = { 1: 'https://schema.org/Male', 2: 'https://schema.org/Female' } as const

/** @param address any page of the site */
export function person(swimmer: Swimmer, language: Language, address: string): JsonLd {
  const { iwsaid, gender, avatarImage, swimmerInfo } = swimmer
  const { country, city, club, vk, fb } = swimmerInfo
  const { main, other } = swimmerName(swimmer, language)
  const url = new URL(paths.viewSwimmer(iwsaid), address).href
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${url}#swimmer`,
    url,
    mainEntityOfPage: url,
    identifier: iwsaid,
    name: main.text,
    alternateName: other?.text ?? null,
    givenName: swimmer.firstName,
    familyName: swimmer.lastName,
    gender: GENDERS[gender],
    homeLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    },
    memberOf: club ? { '@type': 'SportsTeam', name: club } : null,
    image: avatarImage && new URL(avatarImage, address).href,
    sameAs: [vk, fb].filter((link) => link != null && /^https?:/.test(link)),
  }
}
