// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Data.WritingOptions {
    /// The former name of `atomic`.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension Data.ReadingOptions {
    /// The former name of `mappedIfSafe`.
    public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }

    /// The former name of `uncached`.
    public static var uncachedRead: Data.ReadingOptions { .uncached }
}
