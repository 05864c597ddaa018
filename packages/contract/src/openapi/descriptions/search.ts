/** Descriptions of the fields of the search. */

import type { FieldDescriptions } from './fields.ts'

export const SEARCH_FIELDS: FieldDescriptions = {
  'search.find.query.q':
    'Start of a name in either spelling, words of the name or place of an event or of a club, or a registry ID; `ё` equals `е`',
  'search.find.response.swimmers': 'Confirmed swimmers, best matches first; those with typos last',
  'search.find.response.events': 'Public events; exact matches first, of equals upcoming ones first',
  'search.find.response.searchedAs':
    'The text in the other keyboard layout, Russian or Latin, if only that has results; absent otherwise',
  'search.find.response.clubs': 'Clubs of confirmed swimmers; exact matches first',
  'clubs.name': 'Name of the club as profiles spell it',
  'clubs.swimmers': 'Number of confirmed swimmers of the club',
}
