// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The token of a registration for changes of traits, with which it can be ended.
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}
