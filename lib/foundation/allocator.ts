/**
 * Environment of processes that hold photos: glibc reads it when they begin. Two arenas, and what is free is given back from
 * 128 KiB on; by default it keeps what each thread has freed.
 */
export const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' } as const;
