// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What Swift 4 calls the modes; later language modes get the new names from the compiler.
extension RunLoop.Mode {
    /// `default` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "default")
    public static var defaultRunLoopMode: RunLoop.Mode { .default }

    /// `common` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "common")
    public static var commonModes: RunLoop.Mode { .common }
}

/// `RunLoop.Mode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode
