// SPDX-License-Identifier: Apache-2.0

#import <Foundation/Foundation.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, LMPMode) {
    LMPModeOff,
    LMPModeReading,
    LMPModeFullPower = 10
};

typedef NS_OPTIONS(NSUInteger, LMPParts) {
    LMPPartsNone = 0,
    LMPPartsBulb = 1 << 0,
    LMPPartsShade = 1 << 1
};

typedef NSString *LMPKey NS_TYPED_EXTENSIBLE_ENUM;

extern LMPKey const LMPKeyColour;
extern NSNotificationName const LMPLampDidSwitchNotification;
extern const CGFloat LMPDefaultWidth;

#define LMP_BULBS 3

@class LMPLamp;

@protocol LMPLampDelegate <NSObject>
- (void)lamp:(LMPLamp *)lamp didSwitchToMode:(LMPMode)mode;
@optional
- (BOOL)lampShouldSwitch:(LMPLamp *)lamp;
@end

@interface LMPLamp : NSObject

@property (nonatomic, weak, nullable) id<LMPLampDelegate> delegate;
@property (nonatomic, copy, nullable) NSString *name;
@property (nonatomic) LMPMode mode;
@property (nonatomic, getter=isBroken) BOOL broken;
@property (nonatomic, copy) NSArray<NSString *> *colours;

- (instancetype)initWithName:(NSString *)name NS_DESIGNATED_INITIALIZER;
+ (instancetype)lampWithMode:(LMPMode)mode;

- (BOOL)writeToURL:(NSURL *)url error:(NSError **)error;
- (void)switchOn;
- (NSInteger)power;

@end

@interface LMPLampView : UIView
@property (nonatomic, strong, nullable) LMPLamp *lamp;
@end

@interface LMPCopies : NSObject <NSCopying, UITableViewDataSource>
@end

@interface UIView (LMPLamp)
- (void)lmp_shine;
@end

@interface LMPCatcher : NSObject
+ (BOOL)catchException:(void (^)(void))tryBlock error:(NSError **)error;
@end

#ifdef LAMP_HAS_COLOURS
BOOL LMPIsWarm(UIColor *colour);
#endif

NS_ASSUME_NONNULL_END
