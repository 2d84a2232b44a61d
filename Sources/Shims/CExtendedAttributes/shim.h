// SPDX-License-Identifier: Apache-2.0
// What files say of themselves: functions of the C library that Swift's Glibc does not show.

#include <sys/xattr.h>
