/** Lifetimes of links and tokens. See docs/rules.md#accounts. */
export const LIVES = {
  activationHours: 5,
  resetHours: 1,
  emailChangeHours: 5,
  unconfirmedSwimmerHours: 24,
  accessTokenMinutes: 15,
  refreshTokenDays: 30,
  rotationGraceSeconds: 10,
  personalTokenDays: 365,
  idempotencyHours: 24,
  transferOfferDays: 14,
  teamInviteDays: 14,
  liveChangeHours: 24,
  printoutLinkHours: 24,
  fileImportDays: 30,
  webhookDeliveryDays: 14,
  webhookSecretHours: 24,
} as const
