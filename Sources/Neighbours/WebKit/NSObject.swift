// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

/// The framework's own root class.
public typealias NSObject = _RootObject
