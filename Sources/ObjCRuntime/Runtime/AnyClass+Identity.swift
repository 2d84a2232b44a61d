// SPDX-License-Identifier: Apache-2.0

// On iOS a class is an object, so that optional classes, too, are compared by identity.

/// Whether both are the same class, or both nil.
public func === (left: AnyClass?, right: AnyClass?) -> Bool { left == right }

/// Whether both are not the same class.
public func !== (left: AnyClass?, right: AnyClass?) -> Bool { left != right }
