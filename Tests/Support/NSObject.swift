// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

/// As in the framework's modules: the tests see both Foundation's and ours.
typealias NSObject = ObjCRuntime.NSObject
