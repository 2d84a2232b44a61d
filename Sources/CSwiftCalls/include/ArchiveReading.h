// SPDX-License-Identifier: Apache-2.0
// What reads an archive on this thread.
#ifndef C_SWIFT_CALLS_ARCHIVE_READING_H
#define C_SWIFT_CALLS_ARCHIVE_READING_H

extern _Thread_local void *_Nullable casement_archive_reading;

/// The object that was set; NULL while this thread reads no archive.
static inline void *_Nullable casement_get_archive_reading(void) { return casement_archive_reading; }

/// Sets what reads an archive on this thread; it is not retained.
static inline void casement_set_archive_reading(void *_Nullable reading) {
  casement_archive_reading = reading;
}

#endif
