// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// What a coordinated access is going to do with an item.
// Unchecked because nothing of it changes.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
    /// Where the item is.
    public let url: URL
    let reading: NSFileCoordinator.ReadingOptions?
    let writing: NSFileCoordinator.WritingOptions?

    init(
        _ url: URL,
        reading: NSFileCoordinator.ReadingOptions? = nil,
        writing: NSFileCoordinator.WritingOptions? = nil
    ) {
        self.url = url
        self.reading = reading
        self.writing = writing
    }

    /// An item that is read.
    open class func readingIntent(
        with url: URL,
        options: NSFileCoordinator.ReadingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url, reading: options) }

    /// An item that is written.
    open class func writingIntent(
        with url: URL,
        options: NSFileCoordinator.WritingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url, writing: options) }
}
