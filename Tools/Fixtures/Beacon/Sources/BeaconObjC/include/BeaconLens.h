// SPDX-License-Identifier: Apache-2.0

#import <UIKit/UIKit.h>

@interface BeaconLens : UIView
@end
