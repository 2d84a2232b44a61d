// SPDX-License-Identifier: Apache-2.0

#include <nettle/gcm.h>
#include <nettle/nettle-meta.h>
#include <nettle/pbkdf2.h>
