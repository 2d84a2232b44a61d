// SPDX-License-Identifier: Apache-2.0

public import UIKitViews

/// Every anchor, whatever its type; `is NSLayoutAnchor<T>` is lowered to this.
public protocol _AnyLayoutAnchor: AnyObject {}

extension NSLayoutAnchor: _AnyLayoutAnchor {}
