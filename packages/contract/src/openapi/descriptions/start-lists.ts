import type { FieldDescriptions } from './fields.ts'

/** Fields of entry lists, start lists, registrations at the venue and relay teams. */
export const START_LIST_FIELDS = {
  // Entry lists
  number: 'Competition number of the swimmer at the event; null until the first entry is confirmed',
  unPaid: 'Number of swimmers with unpaid entries',
  competitors: 'Swimmers and teams on the distance',
  team: 'The relay team; null for an individual entry. The swimmer beside it is its captain',

  // Start lists
  lists: 'Start lists by distance, in swimming order',
  heat: 'Number of the heat, from 1 in the order in which they swim',
  lane: 'Number of the lane; in a mass start the competition number',
  starter: 'Swimmer or team on the lane',
  'seeded.entries': 'Number of seeded entries',
  startsAt: 'Planned start of the first heat, or of this heat, ISO 8601 with offset; null if unknown',
  isStartFixed: 'Whether the start was set by hand; otherwise it follows from the timetable',
  overlaps: 'Whether the list starts before the heats before it have ended',
  isPublished: 'Whether the list is published; drafts are shown to administrators of the event only',
  isLocked: 'Whether the list is locked against seeding',
  'StartList.version': 'Version of the list, sent as `If-Match`; null if the distance has no list',
  'StartList.updatedAt': 'Instant of the last change, ISO 8601 with offset; null if the distance has no list',
  pool: 'Lanes of the pool; null for a mass start',
  preview: 'Whether to return the result without storing it',
  locked: 'IDs of the distances whose start lists are locked and did not change',
  extraHeat:
    'Position of a heat for late entries: the last, or in a draft the first of their group; `last` if absent',

  // Registrations at the venue
  registrations: 'Registrations of the page',
  registrationId: 'ID of the registration: one swimmer at the event',
  registeredAt: 'Instant of the first entry, ISO 8601 with offset',
  checkedIn: 'Number of swimmers who checked in',
  'query.checkedIn': 'Only swimmers who checked in, or only those who did not',
  'body.checkedIn': 'Whether the swimmer is present',
  checkedInAt: 'Instant of the check-in, ISO 8601 with offset; null if not checked in',
  'EventRegistration.isPaid': 'Whether nothing is left to pay',
  'EventRegistration.email':
    'E-mail address of the account that registered the swimmer; null if it was deleted',
  'EventRegistration.admissions': 'Documents that the event requires, with their state',
  'AgeGroupChange.from': 'Stored code of the age group; null if none',
  'AgeGroupChange.to': 'Code by the present age groups; null if no group covers the age',

  // Relay teams
  teams: 'Teams by the order of the programme, then by name',
  teamNameRu: 'Name of the team in Russian',
  teamNameEn: 'Name of the team in English, Latin letters',
  captainId: 'ID of the swimmer who is the captain',
  captain: 'Registry ID of the captain',
  stage: 'Number of legs of the relay',
  stageId: 'Leg from 1; numbers beyond the legs are reserves',
  memberCount: 'Number of swimmers of the legs, without reserves',
  isConfirmed: 'Whether the place of the team is paid or free of charge',
  'teams.invite.response.token': 'Secret of the invitation link; returned once',
  'teams.invitation.body.token': 'Secret of the invitation link',
  'teams.join.body.token': 'Secret of the invitation link',
  'teams.join.body.swimmerId': 'Own swimmer who joins the team',
  'teams.join.body.stageId': 'Leg of the swimmer; absent: the first free one',
  freeStages: 'Legs, then reserves, that have no swimmer',
  'teams.invite.response.expiresAt': 'Instant from which the link no longer works, ISO 8601 with offset',
  'teams.invitation.response.expiresAt': 'Instant from which the link no longer works, ISO 8601 with offset',
  teamMembers: 'Swimmers by leg, reserves last',
  'teams.update.body.teamMembers': 'All members of the team; those left out leave it',
  'teams.update.body.teamId': 'ID of the team, the one of the path',
  iwsaId: 'Registry ID of the swimmer; null if the leg is not assigned',
  legTime:
    'Time of the leg given by the captain, `mm:ss.hh`; null if none. In a body, absent leaves it unchanged for a swimmer who stays on the leg',
  swimmerRu: 'Name of the swimmer in the native spelling',
  swimmerEn: 'Name of the swimmer in Latin letters',
  canLeave: 'Whether the caller may remove the swimmer from the team now; absent means no',
  leftMembers:
    'Swimmers who left and were not named again, latest first; for the owner and administrators only',
  leftAt: 'Instant of leaving, ISO 8601 with offset',
  sumAge: 'Total age of the swimmers of the legs, in whole years',
  sumSeedTime:
    'Total of the declared times, `mm:ss.hh` with more digits of minutes if needed; null until every leg has one',
  problems: 'What the team lacks',
  gap: 'Kind of the missing members',
  missing: 'Number of missing members',
  editableUntil: 'Instant until which the owner may change the team, ISO 8601 with offset; null: no limit',
  protocolSavedAt:
    'Instant when the composition was written into the start list; null if never, or changed since',
  'heats.lanes': 'Lanes of the heat with their starters',
  'StartListHead.entries': 'Number of confirmed entries',
  teamId: 'ID of the team: four Latin letters',
  'StartListHead.heats': 'Number of heats',
  'seeded.heats': 'Number of heats',
  heats: 'Heats in the order in which they swim',
  'StartListHead.late': 'Number of confirmed entries without a lane',
  late: 'Confirmed entries without a lane',
  scratched: 'Whether the entry does not start',
  'StartList.scratched': 'Scratched starters without a lane',
  seeded: 'IDs of the distances whose start lists were seeded again',
  'events.seedPrestart.response.seeded': 'Result for each distance that was seeded',
  'StartListHead.version': 'Version of the list, sent as `If-Match`; null if the distance has no list',
  'StartListHead.updatedAt':
    'Instant of the last change, ISO 8601 with offset; null if the distance has no list',
} as const satisfies FieldDescriptions
