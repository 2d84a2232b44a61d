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

// Attributes of Darwin's C headers.

#define OS_ALWAYS_INLINE inline
#define OS_CONST
#define OS_EXPORT extern
#define OS_FORMAT_PRINTF(format, arguments)
#define OS_INLINE static inline
#define OS_MALLOC
#define OS_NOINLINE
#define OS_NONNULL1
#define OS_NONNULL2
#define OS_NONNULL_ALL
#define OS_NORETURN __attribute__((noreturn))
#define OS_NOTHROW
#define OS_PURE
#define OS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define OS_SWIFT_UNAVAILABLE(message)
#define OS_UNUSED __attribute__((unused))
#define OS_USED
#define OS_WARN_RESULT __attribute__((warn_unused_result))
#define __dead2 __attribute__((noreturn))
#define __deprecated
#define __deprecated_msg(message)
#define __kernel_ptr_semantics
#define __printflike(format, arguments)
#define __pure2
#define __unavailable __attribute__((unavailable))
