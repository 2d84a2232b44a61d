// SPDX-License-Identifier: Apache-2.0

public import Foundation
import QuartzCore

/// What lowered source calls for `View(frame: …)` where `View` is a generic parameter: a view of a
/// class that is known only when running, by its `init(frame:)`.
@preconcurrency @MainActor
public func _objcNew<T: UIView>(_ aClass: T.Type, frame: CGRect) -> T {
    makeInstance(ofView: aClass, frame: frame)
}
