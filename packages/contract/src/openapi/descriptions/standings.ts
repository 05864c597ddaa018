/** Descriptions of the fields of standings. */

import type { FieldDescriptions } from './fields.ts'

export const STANDING_FIELDS: FieldDescriptions = {
  'standings.medals.query.by': 'What medals are counted by',
  'standings.medals.query.eventId': 'Event of the medals; absent is all events',
  'standings.medals.query.season': 'Season of the medals, such as `2025-2026`; absent is all seasons',
  'standings.medals.query.sort': 'Ranks by gold, silver and bronze, the default, or by points',
  'standings.medals.query.order': '`desc`, the default, is the first place first',
  'standings.medals.response.medals': 'Clubs, regions or countries by place',
  'standings.medals.response.seasons': 'Seasons with published results, the latest first',
  'medals.place': 'Place from 1; equal medals, or equal points, share it',
  'medals.name':
    'Name of the club, or code of the region or country, of the profile when results were published',
  'medals.gold': 'First places in age groups; of relay teams and without age groups, absolute ones',
  'medals.silver': 'Second places',
  'medals.bronze': 'Third places',
  'medals.total': 'Number of medals',
  'medals.points': 'Sum of the points of all results',
  'medals.starts': 'Number of finished results',
}
