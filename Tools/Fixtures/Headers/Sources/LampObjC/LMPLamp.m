// SPDX-License-Identifier: Apache-2.0

#import "LMPLamp.h"

LMPKey const LMPKeyColour = @"colour";
NSNotificationName const LMPLampDidSwitchNotification = @"LMPLampDidSwitch";
const CGFloat LMPDefaultWidth = 12.5;

@implementation LMPLamp

- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) { _name = [name copy]; }
    return self;
}

+ (instancetype)lampWithMode:(LMPMode)mode { return [[self alloc] initWithName:@"lamp"]; }

- (BOOL)writeToURL:(NSURL *)url error:(NSError **)error { return YES; }

- (void)switchOn { [self.delegate lamp:self didSwitchToMode:LMPModeFullPower]; }

- (NSInteger)power { return 40; }

@end

@implementation LMPLampView
@end

@implementation LMPCopies
@end

@implementation UIView (LMPLamp)
- (void)lmp_shine { self.alpha = 1; }
@end

@implementation LMPCatcher

+ (BOOL)catchException:(void (^)(void))tryBlock error:(NSError **)error {
    @try { tryBlock(); } @catch (NSException *exception) { return NO; }
    return YES;
}

@end

BOOL LMPIsWarm(UIColor *colour) { return YES; }
