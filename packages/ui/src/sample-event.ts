/** A fictional event, for examples and tests. */

import type { EventCard, EventView } from '@polynya/contract'

export const sampleEvent = {
  id: 7,
  name: 'Кубок Тюмени по зимнему плаванию',
  nameEn: 'Tyumen Winter Swimming Cup',
  shortName: 'Кубок Тюмени',
  shortNameEn: 'Tyumen Cup',
  organizer: 'Федерация зимнего плавания Тюменской области',
  organizerEn: null,
  address: 'Тюмень, озеро Липовое',
  addressEn: 'Tyumen, Lake Lipovoye',
  region: 'RU-TYU',
  coord: { lat: 57.1522, lon: 65.5272 },
  startDate: '2026-01-24',
  endDate: '2026-01-26',
  timeZone: 'Asia/Yekaterinburg',
  regStartDate: '2025-11-01T05:00:00Z',
  regEndDate: '2026-01-12T18:59:00Z',
  registration: { state: 'open', days: 20, at: '2026-01-12T18:59:00Z' },
  series: null,
  specType: 'cup',
  priority: 5,
  waterCat: 'A',
  waterTemp: 1.4,
  poster: null,
  logoFile: null,
  public: true,
  eventState: 'planned',
} as const satisfies EventCard

const distance = {
  position: 0,
  session: 1,
  minAge: null,
  maxAge: null,
  paraGroups: [],
  divisions: [],
  slotLimit: null,
  reserved: 0,
}

export const sampleOffers = [
  {
    id: 1,
    position: 0,
    kind: 'individual',
    name: 'Личные дистанции',
    nameEn: null,
    regStartDate: null,
    regEndDate: null,
    slotLimit: null,
    reserved: 0,
    fees: null,
    children: [
      { ...distance, id: 1, distCode: '25FR', gender: 1, minAge: 14, maxAge: 99, slotLimit: 120 },
      { ...distance, id: 2, position: 1, distCode: '25FR', gender: 2, minAge: 14, slotLimit: 120 },
      {
        ...distance,
        id: 3,
        position: 2,
        distCode: '50BR',
        gender: 0,
        session: 2,
        divisions: ['общий', 'гидрокостюм'],
      },
    ],
  },
  {
    id: 2,
    position: 1,
    kind: 'relay',
    name: 'Эстафета',
    nameEn: 'Relay',
    regStartDate: null,
    regEndDate: '2026-01-20T18:59:00Z',
    slotLimit: 32,
    reserved: 2,
    fees: null,
    children: [{ ...distance, id: 4, distCode: '4x25MX', gender: 0, session: 3 }],
  },
] satisfies EventView['programData']

export const sampleDays = [
  {
    id: 1,
    date: '2026-01-24',
    children: [
      { id: 1, position: 0, time: '09:00', text: 'Мандатная комиссия', textEn: 'Accreditation' },
      { id: 2, position: 1, time: '12:00', text: 'Открытие', textEn: null },
    ],
  },
  {
    id: 2,
    date: '2026-01-25',
    children: [{ id: 3, position: 0, time: null, text: 'Экскурсия', textEn: null }],
  },
] satisfies EventView['dayProgram']

export const sampleDocuments = [
  {
    file: 'a1.pdf',
    name: 'Положение о соревнованиях.pdf',
    nameEn: 'Regulations',
    type: 'pdf',
    size: 1_240_000,
    url: '/files/a1.pdf',
    uploadedAt: '2025-10-20T08:00:00Z',
  },
  {
    file: 'b2.xlsx',
    name: 'Заявка команды.xlsx',
    nameEn: null,
    type: 'xlsx',
    size: 48_000,
    url: '/files/b2.xlsx',
    uploadedAt: '2025-11-03T08:00:00Z',
  },
] satisfies EventView['documents']
