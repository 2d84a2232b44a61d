// SPDX-License-Identifier: Apache-2.0
// Functions of Swift's and Foundation's libraries that `LocaleDefaults` defines again. Nothing calls
// them from here.
#ifndef C_REDEFINED_FUNCTIONS_H
#define C_REDEFINED_FUNCTIONS_H
#endif
