// SPDX-License-Identifier: Apache-2.0

// The types that Objective-C itself has.

#pragma once

#include <Availability.h>
#include <TargetConditionals.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef signed char BOOL;
typedef struct objc_method *Method;
typedef id (*IMP)(id, SEL, ...);
typedef struct objc_ivar *Ivar;
typedef struct _NSZone NSZone;

#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((id)0)
#define Nil ((Class)0)

#if __LP64__
typedef long NSInteger;
typedef unsigned long NSUInteger;
#else
typedef int NSInteger;
typedef unsigned int NSUInteger;
#endif

#define OBJC_EXPORT extern
#define OBJC_EXTERN extern
#define OBJC_ROOT_CLASS __attribute__((objc_root_class))
#define OBJC_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
