const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

interface Names {
  readonly name: string
  readonly nameEn: string
}

/** An event that sells two distances for a thousand roubles each, for `events.create`. */
export const saleOf = (names: Names) => ({
  ...names,
  organizer: 'Федерация',
  address: 'Тюмень',
  region: 'RU-TYU',
  timeZone: 'Asia/Yekaterinburg',
  startDate: inDays(30).slice(0, 10),
  endDate: inDays(31).slice(0, 10),
  ageGroupOnDate: inDays(30).slice(0, 10),
  regStartDate: inDays(-1),
  regEndDate: inDays(20),
  refundRule: [{ until: inDays(15).slice(0, 10), percent: 90 }],
  programData: [
    {
      kind: 'individual',
      name: 'Личные дистанции',
      nameEn: 'Individual',
      regStartDate: null,
      regEndDate: null,
      slotLimit: null,
      reserved: 0,
      fees: { byCount: [1000, 2000], lateFrom: null, late: 0, onSpot: 1000 },
      children: ['25FR', '50BR'].map((distCode) => ({
        distCode,
        gender: 0,
        session: 1,
        minAge: null,
        maxAge: null,
        paraGroups: [],
        divisions: [],
        slotLimit: 40,
        reserved: 0,
      })),
    },
  ],
})
