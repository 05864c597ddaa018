/**
 * Pages whose first texts are known at build time, by the name that the first script gives them. The lead is their
 * largest text, so that the largest contentful paint waits for neither scripts nor data.
 */
export const PAGE_TEXTS = {
  events: { heading: 'events:heading', lead: 'events:lead' },
  swimmers: { heading: 'titles.swimmers', lead: 'swimmerPages:lead' },
  register: { heading: 'titles.register', lead: 'register:account.text' },
  login: { heading: 'account:signIn.heading', lead: 'account:signIn.intro' },
  signup: { heading: 'account:signUp.heading', lead: 'account:signUp.intro' },
  forgot: { heading: 'account:forgot.heading', lead: 'account:forgot.intro' },
  service: { heading: 'points:convert.heading', lead: 'points:convert.intro' },
  live: { heading: 'live:heading', lead: 'live:lead' },
  rankings: { heading: 'rankings:heading', lead: 'rankings:lead' },
  records: { heading: 'records:heading', lead: 'records:lead' },
  series: { heading: 'standings:series.heading', lead: 'standings:series.lead' },
  medals: { heading: 'standings:medals.heading', lead: 'standings:medals.lead' },
  'rank-norms': { heading: 'points:norms.heading', lead: 'points:norms.lead' },
} as const
