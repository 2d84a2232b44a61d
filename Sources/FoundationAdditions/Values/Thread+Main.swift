// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Thread {
    /// The main thread.
    public static var main: Thread { mainThread }
}
