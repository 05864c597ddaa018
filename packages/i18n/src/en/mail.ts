import type { Translated } from '../catalogue.ts'
import type { mail as original } from '../ru/mail.ts'

export const mail = {
  activation: {
    subject: 'Activate your account',
    text: `Hello {{name}},

You have created an account at {{site}}. To activate it and sign in, follow the link:

{{link}}

The link is valid for 5 hours and works once.

If you did not create an account, do nothing.

{{site}}
`,
  },
  reset: {
    subject: 'Password recovery',
    text: `Hello {{name}},

To set a new password and sign in, follow the link:

{{link}}

The link is valid for 1 hour and works once.

If you did not ask for a new password, do nothing: the old one stays in force.

{{site}}
`,
  },
  email: {
    subject: 'Confirm your new email',
    text: `Hello {{name}},

You gave this address as the new email of your account. To confirm it, follow the link:

{{link}}

The link is valid for 5 hours and works once. Until you confirm, you sign in with the old address.

If you did not change your email, do nothing.

{{site}}
`,
  },
  emailChanged: {
    subject: 'The email of your account has changed',
    text: `Hello {{name}},

The email of your account has changed; this address can no longer sign in.

If it was not you, contact the support of the site at once.

{{site}}
`,
  },
  passwordChanged: {
    subject: 'Your password has changed',
    text: `Hello {{name}},

The password of your account has changed, and sessions on other devices have ended.

If it was not you, recover your password at once:

{{link}}

{{site}}
`,
  },
  changeAccepted: {
    subject: 'The profile {{iwsaid}} has been changed',
    text: `Hello {{name}},

An administrator has agreed to change the profile of {{swimmer}} ({{iwsaid}}):

{{changes}}

The profile:

{{link}}

{{site}}
`,
  },
  admissionRefused: {
    subject: 'An admission document was refused: {{iwsaid}}',
    text: `Hello {{name}},

An administrator has refused an admission document of {{swimmer}} ({{iwsaid}}): {{document}}. The reason:

{{note}}

Upload a new document:

{{link}}

{{site}}
`,
  },
  changeRefused: {
    subject: 'The request to change the profile {{iwsaid}} was refused',
    text: `Hello {{name}},

An administrator has refused the request to change the profile of {{swimmer}} ({{iwsaid}}). The reason:

{{reason}}

You can send another request:

{{link}}

{{site}}
`,
  },
  transferOffered: {
    subject: 'You are offered a swimmer’s profile',
    text: `Hello,

{{from}} offers you the profile of a swimmer at {{site}}: {{swimmer}} ({{iwsaid}}).

To accept or decline it, sign in with this email address; if you have no account yet, create one:

{{link}}

The offer is valid until {{date}}. If you did not expect this letter, do nothing: the profile stays where it is.

{{site}}
`,
  },
  transferAccepted: {
    subject: 'The profile {{iwsaid}} has moved',
    text: `Hello {{name}},

Your offer was accepted: the profile of {{swimmer}} ({{iwsaid}}) belongs to another account now.

{{link}}

{{site}}
`,
  },
  transferDeclined: {
    subject: 'The profile {{iwsaid}} stays with you',
    text: `Hello {{name}},

Your offer was declined: the profile of {{swimmer}} ({{iwsaid}}) stays in your account.

{{link}}

{{site}}
`,
  },
  profilesMerged: {
    subject: 'The profiles {{loser}} and {{iwsaid}} have been merged',
    text: `Hello {{name}},

An administrator has merged two profiles of one swimmer. The profile of {{swimmer}} ({{iwsaid}}) stays; the old ID {{loser}} leads to it.

{{link}}

If these are different people, contact the support of the site at once: a merge can be undone.

{{site}}
`,
  },
  orderPlaced: {
    subject: 'Order No. {{order}}: {{event}}',
    text: `Hello {{name}},

Your order is made and the places are kept until {{until}}. To pay: {{sum}}.

{{entries}}

After that time places that are not paid for are free again. Pay the order:

{{link}}

{{site}}
`,
  },
  orderPaid: {
    subject: 'Entries confirmed: {{event}}',
    text: `Hello {{name}},

Order No. {{order}} is paid and the entries are confirmed.

{{entries}}

The order and its receipt:

{{link}}

{{site}}
`,
  },
  paymentFailed: {
    subject: 'Payment failed: order No. {{order}}',
    text: `Hello {{name}},

The payment of order No. {{order}} ({{event}}) was refused or given up; no money was taken. While the places are kept you can pay again:

{{link}}

{{site}}
`,
  },
  orderCancelled: {
    subject: 'Order No. {{order}} is cancelled',
    text: `Hello {{name}},

The unpaid order No. {{order}} ({{event}}) is cancelled, its places are free.

{{link}}

{{site}}
`,
  },
  orderExpired: {
    subject: 'Time to pay is over: order No. {{order}}',
    text: `Hello {{name}},

Order No. {{order}} ({{event}}) was not paid in time, its places are free. If there are places left you can order again.

{{link}}

{{site}}
`,
  },
  entrantMessage: {
    subject: '{{subject}}',
    text: `Hello {{name}},

{{message}}

{{event}}:
{{link}}

You get this mail because you have entered this event.

{{site}}
`,
  },
  eventStates: {
    planned: {
      subject: 'The event takes place: {{event}}',
      text: '“{{event}}” takes place as it was announced. Look at the dates on its page.',
    },
    postponed: {
      subject: 'The event is postponed: {{event}}',
      text: '“{{event}}” is postponed. Your entries stay; new dates will be on the page of the event.',
    },
    calledOff: {
      subject: 'The event is called off: {{event}}',
      text: '“{{event}}” is called off. Unpaid orders are closed. If you have paid, another mail will tell what comes back.',
    },
  },
  moneyBack: {
    subject: '{{sum}} back: order No. {{order}}',
    text: `Hello {{name}},

We give back {{sum}} of order No. {{order}} ({{event}}): {{why}}. A card gets its money within some days.

{{link}}

{{site}}
`,
  },
  entryCancelled: {
    subject: 'Distance cancelled: {{event}}',
    text: `Hello {{name}},

Cancelled: {{entry}}. {{where}}: {{sum}}.

{{link}}

{{site}}
`,
  },
  registrationOpens: {
    subject: 'Registration opens soon: {{event}}',
    text: `Hello {{name}},

Registration for {{event}} opens on {{opens}}. Places may be gone soon: have the profiles of your swimmers ready.

{{link}}

You get this mail because you asked to be reminded. On the page of the event you can take that back.

{{site}}
`,
  },
  placeOffered: {
    subject: 'A place is free: {{event}}',
    text: `Hello {{name}},

The place that you waited for is free: {{entry}}. It is yours until {{until}}: register and pay, else the next in line is offered it.

{{link}}

{{site}}
`,
  },
  amountDiffers: {
    subject: 'The payment is of another amount: order {{order}}',
    text: `Hello {{name}},

For order {{order}} ({{event}}) {{asked}} was asked for, and the payment system tells of a payment of {{told}}. The order is not marked paid.

Look the payment up in the payment system. Then give it back there, or mark the order paid:

{{link}}

{{site}}
`,
  },
  refundUnanswered: {
    subject: 'No answer about a refund of {{asked}}: order {{order}}',
    text: `Hello {{name}},

For more than 23 hours the payment system has not answered whether it gave back {{asked}} of order {{order}} ({{event}}). It is not asked again, so that the money does not go back twice.

Look the refund up in the payment system. The order:

{{link}}

{{site}}
`,
  },
  refundCauses: {
    cancelled: 'a distance was cancelled',
    late_payment: 'the money came when there were no places left',
    double_payment: 'the order was paid twice',
    called_off: 'the event is called off',
    overpaid: 'more was paid than was due',
    manual: 'by decision of an administrator',
  },
  refundWays: {
    card: 'Back to the card',
    credit: 'Credit in your account',
  },
} satisfies Translated<typeof original>
