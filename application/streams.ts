/** Names of streams: what a stream is named after can happen only once. */
export const streams = {
  /** Who it is: whether there is an account, and its address and phone. What else a user can set has streams of its own. */
  account: (userId: number) => `account-${userId}`,
  passkeys: (userId: number) => `passkeys-${userId}`,
  schedule: (userId: number) => `schedule-${userId}`,
  profile: (userId: number) => `profile-${userId}`,
  /** How mail to the account's address fails. */
  deliverability: (userId: number) => `deliverability-${userId}`,
  address: (addressName: string) => `address-${addressName}`,
  conversation: (conversationId: string) => `conversation-${conversationId}`,
  checkIn: (checkInId: string) => `checkin-${checkInId}`,
  incomingMail: (mailId: string) => `mail-${mailId}`,
  outgoingMail: (mailId: string) => `outgoing-${mailId}`,
  document: (documentId: string) => `document-${documentId}`,
  postTimes: (userId: number) => `posttimes-${userId}`,
  request: (mailId: string, index: number) => `request-${mailId}-${index}`,
  win: (winId: string) => `win-${winId}`,
  job: (jobId: string) => `job-${jobId}`,
  reaction: (name: string) => `reaction-${name}`,
  skills: (userId: number) => `skills-${userId}`,
  signUp: (signUpId: string) => `signup-${signUpId}`,
  subscriptions: (userId: number) => `subscription-${userId}`,
  paymentNotice: (noticeId: string) => `payment-${noticeId}`,
  phone: (phoneName: string) => `phone-${phoneName}`,
  outgoingText: (textId: string) => `text-${textId}`,
  insight: (insightId: string) => `insight-${insightId}`,
  career: (userId: number) => `career-${userId}`,
  /** The mails to role addresses that came in the ten minutes from `since` on. */
  roleMail: (since: string) => `rolemail-${since}`,
  /** One action of an operator. */
  operation: (actionId: string) => `operation-${actionId}`,
  stranger: (userId: number) => `stranger-${userId}`,
} as const;
