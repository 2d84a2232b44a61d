// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

/// A picture: pixels with a scale, an orientation and a way to be stretched or tinted.
/// - Thread: any; an image never changes once made.
open class UIImage: NSObject, @unchecked Sendable {}
