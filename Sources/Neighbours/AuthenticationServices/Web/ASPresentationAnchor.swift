// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// The window over which a session or a controller shows itself.
public typealias ASPresentationAnchor = UIWindow
