// SPDX-License-Identifier: Apache-2.0

// The target is a phone, as the rest of the tool says, too.

#pragma once

#define TARGET_OS_MAC 1
#define TARGET_OS_OSX 0
#define TARGET_OS_IPHONE 1
#define TARGET_OS_IOS 1
#define TARGET_OS_MACCATALYST 0
#define TARGET_OS_TV 0
#define TARGET_OS_WATCH 0
#define TARGET_OS_VISION 0
#define TARGET_OS_LINUX 0
#define TARGET_OS_WIN32 0
#define TARGET_OS_SIMULATOR 1
#define TARGET_IPHONE_SIMULATOR 1
#define TARGET_OS_EMBEDDED 0
