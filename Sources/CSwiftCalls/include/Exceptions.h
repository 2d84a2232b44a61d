// SPDX-License-Identifier: Apache-2.0
// Exceptions and traps that end a function instead of the program.
#ifndef C_SWIFT_CALLS_EXCEPTIONS_H
#define C_SWIFT_CALLS_EXCEPTIONS_H

/// How a call ended.
enum casement_outcome {
  casement_returned = 0,
  casement_threw = 1,
  casement_trapped = 2,
};

/// Ends the innermost call on this thread that catches exceptions, and hands it an object, which it owns.
/// Returns only where there is none.
void casement_throw(void *_Nonnull object);

/// Lets nothing on this thread catch what comes now: the program is to end.
void casement_stop_catching(void);

#endif
