// SPDX-License-Identifier: Apache-2.0

#ifndef CASEMENT_FILTER_KERNELS_INTERNAL_H
#define CASEMENT_FILTER_KERNELS_INTERNAL_H

#include "CFilterKernels.h"

#include <math.h>
#include <string.h>

// Products and sums stay apart everywhere, so that CPUs with fused multiply-add agree with others.
#pragma STDC FP_CONTRACT OFF

// No number is the least.
static inline float limited(float v, float least, float most) {
    return v > least ? (v < most ? v : most) : least;
}

#endif
