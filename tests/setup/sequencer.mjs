import Sequencer from '@jest/test-sequencer';

/** Starts those tests first that mostly wait for processes, so that other tests use the processors meanwhile. */
export default class WaitingFirst extends Sequencer {
  sort(tests) {
    const waits = ({ path }) => Number(/tests.(crash|database|content.content-mistakes)/.test(path));
    return super.sort(tests).toSorted((a, b) => waits(b) - waits(a));
  }
}
