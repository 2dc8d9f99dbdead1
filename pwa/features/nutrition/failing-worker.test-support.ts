/** A worker that takes no message, as on a device without memory. */
export class FailingWorker {
  postMessage() {
    throw new DOMException('Out of memory', 'DataCloneError');
  }
  terminate() {}
}
