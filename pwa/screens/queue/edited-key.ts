/** Key of the draft of a change to an item of the queue, by its place there: its id may change, its `seq` never does. */
export const editedKey = (seq: number) => `queue:${seq}`;
