// SPDX-License-Identifier: Apache-2.0

#ifndef CASEMENT_RASTER_KERNELS_H
#define CASEMENT_RASTER_KERNELS_H

#include <stddef.h>
#include <stdint.h>

#endif
