/** The promise's result or rejection; rejects with a `TimeoutError` after `ms`. */
export function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const rejection = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), ms);
  });
  return Promise.race([work, rejection]).finally(() => clearTimeout(timer));
}
