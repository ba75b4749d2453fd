/**
 * Environment variables for processes that hold photos, read by glibc at their start: two arenas, and free memory is
 * returned to the system from 128 KiB on. By default glibc keeps what each thread has freed.
 */
export const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' } as const;
