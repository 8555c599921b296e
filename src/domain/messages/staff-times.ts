/* How long our staff usually take, in the words of texts. */

/** For the review of an identity. */
export const IDENTITY_REVIEW_TIME = 'one business day';
/** For the review of an application for a buyer account. */
export const APPLICATION_REVIEW_TIME = 'two business days';
/** For the answer to a message. */
export const ANSWER_TIME = 'one business day';
