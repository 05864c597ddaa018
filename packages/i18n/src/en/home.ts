import type { Translated } from '../catalogue.ts'
import type { home as original } from '../ru/home.ts'

export const home = {
  hero: {
    titleFirst: 'Cold water.',
    titleSecond: 'Exact time.',
    lead: 'Events, personal bests and results.',
    chooseEvent: 'Choose an event',
  },
  counts: {
    label: 'The federation in numbers',
    participants_one: 'participant',
    participants_other: 'participants',
    countries_one: 'country',
    countries_other: 'countries',
  },
  featuredEvent: {
    label: 'Next event',
  },
  featuredSwimmer: {
    heading: 'Swimmer of the day',
  },
  statistics: {
    heading: 'Our swimmers',
    ages: 'By age',
    age: 'Age this year',
    countries: 'By country',
    country: 'Country',
    swimmers: 'Swimmers',
    women: 'Women',
    men: 'Men',
    others: 'Others',
    failed: 'Failed to load the statistics',
  },
  poster: 'Poster',
  upcoming: {
    heading: 'Upcoming events',
    all: 'All events',
    none: 'There are no upcoming events yet.',
  },
  steps: {
    more: 'How registration works',
    heading: 'How to register',
    signIn: 'Sign in',
    signInText: 'With your e-mail and a password. The activation link is valid for {{lifetime}}.',
    profile: 'Create a swimmer profile',
    profileText: 'Once for all events.',
    distances: 'Choose an event, a swimmer and distances',
    distancesText: 'Free places and age groups are shown as you choose.',
    order: 'Create an order',
    orderText: 'One order can include several swimmers.',
    pay: 'Pay the start fee',
    payText: 'By bank card, on the page of the payment service.',
  },
} satisfies Translated<typeof original>
