// SPDX-License-Identifier: Apache-2.0

/// How many times slower animations run than they say, which is what a simulator's menu changes.
///
/// Animation libraries look the function up by its name.
@_cdecl("UIAnimationDragCoefficient")
public func _animationDragCoefficient() -> Float { 1 }
