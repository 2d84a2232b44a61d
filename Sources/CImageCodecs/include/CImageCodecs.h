// SPDX-License-Identifier: Apache-2.0

#ifndef CASEMENT_IMAGE_CODECS_H
#define CASEMENT_IMAGE_CODECS_H

#include <stddef.h>
#include <stdint.h>

#endif
