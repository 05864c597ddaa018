/** Places of events and who may take them. */

import { route } from '../route.ts'

/** Calls of the group `events`. */
export const placesRoutes = {
  places: route('GET', '/events/places/:id', { access: 'publicPart' }),
  slots: route('GET', '/events/:id/slots/:adm/:rsf/:iwsaid', { access: 'signedIn' }),
  regslots: route('GET', '/events/:id/regslots/:adm/:iwsaid', { access: 'signedIn' }),
  userInEvent: route('GET', '/events/user-in-event/:id', { access: 'own' }),
  userJOfferInEvent: route('GET', '/events/user-j-offer-in-event/:id', { access: 'own' }),
  coupons: route('GET', '/admin/events/:id/coupons', { access: 'admins' }),
  replaceCoupons: route('PUT', '/admin/events/:id/coupons', { access: 'superAdmins' }),
} as const
