// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Data.WritingOptions {
    /// The former name of `atomic`.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}
