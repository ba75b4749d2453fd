import Sequencer from '@jest/test-sequencer';

/** Starts the tests that mostly wait for processes first: the others use the processors meanwhile. */
export default class WaitingFirst extends Sequencer {
  sort(tests) {
    const waits = ({ path }) => Number(/tests.(crash|restore|content-mistakes)/.test(path));
    return super.sort(tests).toSorted((a, b) => waits(b) - waits(a));
  }
}
