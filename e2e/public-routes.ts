/** Every public page, with its URL in the demo federation, for screenshots, benchmarks and checks. */
export const PUBLIC_ROUTES = {
  home: '/',
  events: '/events',
  event: '/view-event/1',
  register: '/register?e=1',
  swimmers: '/swimmers',
  swimmer: '/view-swimmer/LEDI000049',
  login: '/user/login',
  signup: '/user/signup',
  forgot: '/user/forgot',
  process: '/process',
  terms: '/terms',
  privacy: '/privacy',
  rankings: '/rankings',
  records: '/records',
  medals: '/medals',
  convertScores: '/service/convert-scores',
} as const
