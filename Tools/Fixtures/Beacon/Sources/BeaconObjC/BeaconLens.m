// SPDX-License-Identifier: Apache-2.0

#import "BeaconLens.h"

@implementation BeaconLens
@end
