// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

/// The framework's own root class.
///
/// A module that sees both Foundation's and ours needs this
/// declaration of its own, since a name in the module itself wins over imported ones.
public typealias NSObject = _RootObject
