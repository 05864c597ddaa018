const OWN_SIGN_IN = 'the account signs in or out itself; its sign-ins are stored with their times'
const OWN_SETTINGS = 'an account changes its own settings'
const SUBSCRIPTION = 'a visitor subscribes their own device or account'
const NO_CHANGE = 'computes an answer and stores nothing'
const CHECK_RUN = 'the run is stored with its account and changes no data'

/** Calls that change something and are not recorded in the audit log, each with the reason. */
export const UNAUDITED: Readonly<Record<string, string>> = {
  'user.authenticate': OWN_SIGN_IN,
  'user.signup': 'the account and its consent are stored with their times',
  'user.forgot': 'only sends a link',
  'user.setEmailVerified': OWN_SIGN_IN,
  'user.refreshAccessToken': OWN_SIGN_IN,
  'user.logout': OWN_SIGN_IN,
  'user.resendActivation': 'only sends a link',
  'user.updateSettings': OWN_SETTINGS,
  'user.changeEmail': 'only sends a link; user.confirmEmail is recorded',
  'events.previewMessage': NO_CHANGE,
  'events.follow': SUBSCRIPTION,
  'events.unfollow': SUBSCRIPTION,
  'orders.quote': NO_CHANGE,
  'orders.refundSum': NO_CHANGE,
  'orders.pay': 'the payment is a row of the ledger',
  'orders.joinWaiting': 'the place in the waiting list is stored with its time',
  'orders.leaveWaiting': 'the place in the waiting list is stored with its time',
  'push.follow': SUBSCRIPTION,
  'push.unsubscribe': SUBSCRIPTION,
  'webhooks.test': 'the delivery is stored with its time',
  'webhooks.redeliver': 'the delivery is stored with its time',
  'judgeTests.setAnswerBatch': 'the answers are stored with their test',
  'results.publishEvent': 'the publication of each distance is recorded when it is made',
  'results.cancelPublication': 'what was published is recorded; the rest did not change',
  'consistency.start': CHECK_RUN,
  'consistency.cancel': CHECK_RUN,
  'payments.notify': 'the payment is a row of the ledger',
}
