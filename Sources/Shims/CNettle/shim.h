// SPDX-License-Identifier: Apache-2.0

#include <nettle/nettle-meta.h>
