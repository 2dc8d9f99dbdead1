/** An error whose message is a sentence for the person. */
export class ToldError extends Error {}
