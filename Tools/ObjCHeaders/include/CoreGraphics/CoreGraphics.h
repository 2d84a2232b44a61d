// SPDX-License-Identifier: Apache-2.0

// Geometry, and the names of Core Graphics' objects.

#pragma once

#include <objc/objc.h>

typedef double CGFloat;
#define CGFLOAT_TYPE double
#define CGFLOAT_IS_DOUBLE 1
#define CGFLOAT_MAX 0x1.fffffffffffffp+1023
#define CGFLOAT_MIN 0x1p-1022

typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGVector { CGFloat dx, dy; } CGVector;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;

#define CASEMENT_CF_TYPE(name) typedef struct __attribute__((objc_bridge(id))) name *name##Ref
CASEMENT_CF_TYPE(CGColor);
CASEMENT_CF_TYPE(CGColorSpace);
CASEMENT_CF_TYPE(CGContext);
CASEMENT_CF_TYPE(CGDataProvider);
CASEMENT_CF_TYPE(CGFont);
CASEMENT_CF_TYPE(CGGradient);
CASEMENT_CF_TYPE(CGImage);
typedef const struct __attribute__((objc_bridge(id))) CGPath *CGPathRef;
typedef struct __attribute__((objc_bridge_mutable(id))) CGPath *CGMutablePathRef;
