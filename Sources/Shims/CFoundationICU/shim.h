// SPDX-License-Identifier: Apache-2.0
// The ICU that comes with Foundation; its functions begin with `swift_`.

#include <_foundation_unicode/uameasureformat.h>
#include <_foundation_unicode/ubrk.h>
#include <_foundation_unicode/ufieldpositer.h>
#include <_foundation_unicode/unum.h>
#include <_foundation_unicode/unumberformatter.h>
#include <_foundation_unicode/ureldatefmt.h>
