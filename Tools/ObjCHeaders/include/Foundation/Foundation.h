// SPDX-License-Identifier: Apache-2.0

// Foundation's words, macros and classes, by name: what headers of iOS rest on.

#pragma once

#include <objc/NSObject.h>
#include <CoreGraphics/CoreGraphics.h>
#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdarg.h>

// Names.

#define NS_ENUM(type, name, ...) \
    enum name : type name; \
    enum __attribute__((enum_extensibility(open))) name : type
#define NS_CLOSED_ENUM(type, name, ...) \
    enum name : type name; \
    enum __attribute__((enum_extensibility(closed))) name : type
#define NS_OPTIONS(type, name, ...) \
    enum name : type name; \
    enum __attribute__((flag_enum, enum_extensibility(open))) name : type
#define NS_ERROR_ENUM(domain, name, ...) \
    enum name : NSInteger name; \
    enum __attribute__((enum_extensibility(open))) name : NSInteger
#define CF_ENUM NS_ENUM
#define CF_CLOSED_ENUM NS_CLOSED_ENUM
#define CF_OPTIONS NS_OPTIONS

#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_UNAVAILABLE(message) __attribute__((availability(swift, unavailable, message=message)))
#define NS_SWIFT_NOTHROW __attribute__((swift_error(none)))
#define NS_SWIFT_ASYNC(position) __attribute__((swift_async(swift_private, position)))
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define NS_SWIFT_ASYNC_NAME(name) __attribute__((swift_async_name(#name)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NONSENDABLE __attribute__((swift_attr("@_nonSendable")))
#define NS_SWIFT_BRIDGED_TYPEDEF __attribute__((swift_bridged_typedef))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_TYPED_ENUM __attribute__((swift_newtype(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))
#define NS_STRING_ENUM NS_TYPED_ENUM
#define NS_EXTENSIBLE_STRING_ENUM NS_TYPED_EXTENSIBLE_ENUM
#define CF_SWIFT_NAME NS_SWIFT_NAME
#define CF_TYPED_ENUM NS_TYPED_ENUM
#define CF_TYPED_EXTENSIBLE_ENUM NS_TYPED_EXTENSIBLE_ENUM
#define CF_REFINED_FOR_SWIFT NS_REFINED_FOR_SWIFT

// Nullability and availability.

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_HEADER_AUDIT_BEGIN(...) _Pragma("clang assume_nonnull begin")
#define NS_HEADER_AUDIT_END(...) _Pragma("clang assume_nonnull end")
#define NS_UNAVAILABLE __attribute__((unavailable))
#define UNAVAILABLE_ATTRIBUTE NS_UNAVAILABLE
#define DEPRECATED_ATTRIBUTE
#define DEPRECATED_MSG_ATTRIBUTE(message)
#define NS_DEPRECATED(...)
#define NS_DEPRECATED_IOS(...)
#define NS_AVAILABLE(...)
#define NS_AVAILABLE_IOS(...)
#define NS_CLASS_AVAILABLE(...)
#define NS_CLASS_AVAILABLE_IOS(...)
#define NS_CLASS_DEPRECATED_IOS(...)
#define NS_ENUM_AVAILABLE(...)
#define NS_ENUM_AVAILABLE_IOS(...)
#define NS_ENUM_DEPRECATED(...)
#define NS_ENUM_DEPRECATED_IOS(...)
#define NS_EXTENSION_UNAVAILABLE(...)
#define NS_EXTENSION_UNAVAILABLE_IOS(...)
#define NS_AVAILABLE_MAC(...)
#define API_AVAILABLE(...)
#define API_UNAVAILABLE(...)
#define API_DEPRECATED(...)
#define API_DEPRECATED_WITH_REPLACEMENT(...)
#define API_AVAILABLE_BEGIN(...)
#define API_AVAILABLE_END
#define __IOS_AVAILABLE(...)
#define __OSX_AVAILABLE(...)
#define __OSX_AVAILABLE_STARTING(...)
#define __OSX_AVAILABLE_BUT_DEPRECATED(...)
#define __TVOS_PROHIBITED
#define __WATCHOS_PROHIBITED

// Attributes.

#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_REQUIRES_NIL_TERMINATION __attribute__((sentinel))
#define NS_REQUIRES_PROPERTY_DEFINITIONS
#define NS_NOESCAPE __attribute__((noescape))
#define NS_RETURNS_RETAINED __attribute__((ns_returns_retained))
#define NS_RETURNS_NOT_RETAINED __attribute__((ns_returns_not_retained))
#define NS_RETURNS_INNER_POINTER
#define NS_VALID_UNTIL_END_OF_SCOPE
#define NS_AUTOMATED_REFCOUNT_UNAVAILABLE
#define NS_FORMAT_FUNCTION(format, arguments)
#define NS_FORMAT_ARGUMENT(argument)
#define NS_ROOT_CLASS __attribute__((objc_root_class))
#define NS_PROTOCOL_REQUIRES_EXPLICIT_IMPLEMENTATION
#define NS_WARN_UNUSED_RESULT __attribute__((warn_unused_result))
#define NS_BLOCK_ASSERTIONS 1
#define NS_INLINE static inline
#define CF_INLINE static inline
#define CG_INLINE static inline
#define FOUNDATION_EXTERN extern
#define FOUNDATION_EXPORT extern
#define FOUNDATION_STATIC_INLINE static inline
#define CF_EXPORT extern
#define CG_EXTERN extern
#define UIKIT_EXTERN extern
#define UIKIT_STATIC_INLINE static inline
#define UI_APPEARANCE_SELECTOR
#define IBOutlet
#define IBOutletCollection(type)
#define IBAction void
#define IBInspectable
#define IB_DESIGNABLE
#define IBSegueAction

// What becomes another type in Swift.

#define CASEMENT_BRIDGE(name) __attribute__((swift_bridge(#name)))

#pragma clang assume_nonnull begin

@protocol NSCopying
@end

@protocol NSMutableCopying
@end

@protocol NSCoding
@end

@protocol NSSecureCoding <NSCoding>
@end

@protocol NSFastEnumeration
@end

@protocol NSLocking
@end

CASEMENT_BRIDGE(Swift.String)
@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end

@interface NSMutableString : NSString
@end

@interface NSSimpleCString : NSString
@end

CASEMENT_BRIDGE(Swift.Array)
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end

@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
@end

CASEMENT_BRIDGE(Swift.Dictionary)
@interface NSDictionary<__covariant KeyType, __covariant ObjectType>
    : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end

@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
@end

CASEMENT_BRIDGE(Swift.Set)
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end

@interface NSMutableSet<ObjectType> : NSSet<ObjectType>
@end

@interface NSCountedSet<ObjectType> : NSMutableSet<ObjectType>
@end

@interface NSOrderedSet<__covariant ObjectType> : NSObject
@end

@interface NSMutableOrderedSet<ObjectType> : NSOrderedSet<ObjectType>
@end

@interface NSHashTable<ObjectType> : NSObject
@end

@interface NSMapTable<KeyType, ObjectType> : NSObject
@end

@interface NSCache<KeyType, ObjectType> : NSObject
@end

@interface NSEnumerator<ObjectType> : NSObject
@end

CASEMENT_BRIDGE(Swift.Error)
@interface NSError : NSObject <NSCopying, NSSecureCoding>
@end

#define CASEMENT_BRIDGED(name, swift) \
    CASEMENT_BRIDGE(swift) @interface name : NSObject <NSCopying, NSSecureCoding> \
    @end
#define CASEMENT_CLASS(name) \
    @interface name : NSObject \
    @end
#define CASEMENT_NAMED(name, swift) \
    __attribute__((swift_name(#swift))) @interface name : NSObject \
    @end

CASEMENT_BRIDGED(NSURL, Foundation.URL)
CASEMENT_BRIDGED(NSData, Foundation.Data)
CASEMENT_BRIDGED(NSDate, Foundation.Date)
CASEMENT_BRIDGED(NSUUID, Foundation.UUID)
CASEMENT_BRIDGED(NSIndexPath, Foundation.IndexPath)
CASEMENT_BRIDGED(NSIndexSet, Foundation.IndexSet)
CASEMENT_BRIDGED(NSCharacterSet, Foundation.CharacterSet)
CASEMENT_BRIDGED(NSCalendar, Foundation.Calendar)
CASEMENT_BRIDGED(NSLocale, Foundation.Locale)
CASEMENT_BRIDGED(NSTimeZone, Foundation.TimeZone)
CASEMENT_BRIDGED(NSDateComponents, Foundation.DateComponents)
CASEMENT_BRIDGED(NSDateInterval, Foundation.DateInterval)
CASEMENT_BRIDGED(NSNotification, Foundation.Notification)
CASEMENT_BRIDGED(NSURLRequest, Foundation.URLRequest)
CASEMENT_BRIDGED(NSURLComponents, Foundation.URLComponents)
CASEMENT_BRIDGED(NSURLQueryItem, Foundation.URLQueryItem)
CASEMENT_BRIDGED(NSPersonNameComponents, Foundation.PersonNameComponents)

@interface NSMutableData : NSData
@end

@interface NSMutableURLRequest : NSURLRequest
@end

@interface NSMutableIndexSet : NSIndexSet
@end

@interface NSMutableCharacterSet : NSCharacterSet
@end

@interface NSValue : NSObject <NSCopying, NSSecureCoding>
@end

@interface NSNumber : NSValue
@end

@interface NSDecimalNumber : NSNumber
@end

@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end

@interface NSMutableAttributedString : NSAttributedString
@end

CASEMENT_CLASS(NSCoder)
@interface NSKeyedArchiver : NSCoder
@end

@interface NSKeyedUnarchiver : NSCoder
@end

CASEMENT_CLASS(NSPredicate)
CASEMENT_CLASS(NSExpression)
CASEMENT_CLASS(NSSortDescriptor)
CASEMENT_CLASS(NSException)
CASEMENT_CLASS(NSMethodSignature)
CASEMENT_CLASS(NSInvocation)
CASEMENT_CLASS(NSNull)
CASEMENT_CLASS(NSRegularExpression)
CASEMENT_CLASS(NSTextCheckingResult)
CASEMENT_CLASS(NSLock)
CASEMENT_CLASS(NSRecursiveLock)
CASEMENT_CLASS(NSCondition)
CASEMENT_CLASS(NSURLResponse)
@interface NSHTTPURLResponse : NSURLResponse
@end

@interface NSProxy
@end

CASEMENT_NAMED(NSBundle, Bundle)
CASEMENT_NAMED(NSFileManager, FileManager)
CASEMENT_NAMED(NSFileHandle, FileHandle)
CASEMENT_NAMED(NSFormatter, Formatter)
CASEMENT_NAMED(NSDateFormatter, DateFormatter)
CASEMENT_NAMED(NSNumberFormatter, NumberFormatter)
CASEMENT_NAMED(NSInputStream, InputStream)
CASEMENT_NAMED(NSOutputStream, OutputStream)
CASEMENT_NAMED(NSNotificationCenter, NotificationCenter)
CASEMENT_NAMED(NSOperation, Operation)
CASEMENT_NAMED(NSOperationQueue, OperationQueue)
CASEMENT_NAMED(NSProcessInfo, ProcessInfo)
CASEMENT_NAMED(NSProgress, Progress)
CASEMENT_NAMED(NSRunLoop, RunLoop)
CASEMENT_NAMED(NSScanner, Scanner)
CASEMENT_NAMED(NSStream, Stream)
CASEMENT_NAMED(NSThread, Thread)
CASEMENT_NAMED(NSTimer, Timer)
CASEMENT_NAMED(NSUndoManager, UndoManager)
CASEMENT_NAMED(NSURLSession, URLSession)
CASEMENT_NAMED(NSURLSessionConfiguration, URLSessionConfiguration)
CASEMENT_NAMED(NSURLSessionTask, URLSessionTask)
CASEMENT_NAMED(NSURLSessionDataTask, URLSessionDataTask)
CASEMENT_NAMED(NSURLProtocol, URLProtocol)
CASEMENT_NAMED(NSURLCache, URLCache)
CASEMENT_NAMED(NSURLCredential, URLCredential)
CASEMENT_NAMED(NSUserDefaults, UserDefaults)
CASEMENT_NAMED(NSXMLParser, XMLParser)

typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);
typedef unsigned short unichar;
typedef struct _NSRange { NSUInteger location, length; } NSRange;
typedef NSRange *NSRangePointer;
typedef struct NSEdgeInsets { CGFloat top, left, bottom, right; } NSEdgeInsets;

typedef NS_ENUM(NSInteger, NSComparisonResult) {
    NSOrderedAscending = -1L,
    NSOrderedSame,
    NSOrderedDescending
} __attribute__((swift_name("ComparisonResult")));

typedef NSComparisonResult (^NSComparator)(id first, id second);

#define CASEMENT_KEY(name, swift) typedef NSString *name NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(swift)
CASEMENT_KEY(NSNotificationName, NSNotification.Name);
CASEMENT_KEY(NSErrorDomain, NSErrorDomain);
CASEMENT_KEY(NSErrorUserInfoKey, NSErrorUserInfoKey);
CASEMENT_KEY(NSExceptionName, NSExceptionName);
CASEMENT_KEY(NSAttributedStringKey, NSAttributedString.Key);
CASEMENT_KEY(NSRunLoopMode, RunLoopMode);
CASEMENT_KEY(NSKeyValueChangeKey, NSKeyValueChangeKey);
CASEMENT_KEY(NSFileAttributeKey, FileAttributeKey);
CASEMENT_KEY(NSURLResourceKey, URLResourceKey);
CASEMENT_KEY(NSValueTransformerName, NSValueTransformerName);

typedef const void *CFTypeRef;

#pragma clang assume_nonnull end

// Blocks of the dispatch library.

typedef void (^dispatch_block_t)(void);
typedef struct dispatch_queue_s *dispatch_queue_t;
