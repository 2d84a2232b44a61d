// SPDX-License-Identifier: Apache-2.0

#include <box2d/box2d.h>
