/** Every page that anybody may open, with an address of the demo federation: what is looked at, measured and checked. */
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
} as const
