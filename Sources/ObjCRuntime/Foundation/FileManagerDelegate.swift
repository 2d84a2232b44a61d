// SPDX-License-Identifier: Apache-2.0

public import Foundation

// A file manager's delegate implements what it wants on iOS, and must implement all on Linux.
// What is asked by URL and not implemented is asked by path.

extension FileManagerDelegate {
    /// Yes.
    public func fileManager(
        _ fileManager: FileManager,
        shouldCopyItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool {
        true
    }

    /// The answer for the paths.
    public func fileManager(
        _ fileManager: FileManager,
        shouldCopyItemAt srcURL: URL,
        to dstURL: URL
    ) -> Bool {
        self.fileManager(fileManager, shouldCopyItemAtPath: srcURL.path, toPath: dstURL.path)
    }

    /// No.
    public func fileManager(
        _ fileManager: FileManager,
        shouldProceedAfterError error: any Error,
        copyingItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool {
        false
    }

    /// The answer for the paths.
    public func fileManager(
        _ fileManager: FileManager,
        shouldProceedAfterError error: any Error,
        copyingItemAt srcURL: URL,
        to dstURL: URL
    ) -> Bool {
        self.fileManager(
            fileManager,
            shouldProceedAfterError: error,
            copyingItemAtPath: srcURL.path,
            toPath: dstURL.path
        )
    }

    /// Yes.
    public func fileManager(
        _ fileManager: FileManager,
        shouldMoveItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool {
        true
    }

    /// The answer for the paths.
    public func fileManager(
        _ fileManager: FileManager,
        shouldMoveItemAt srcURL: URL,
        to dstURL: URL
    ) -> Bool {
        self.fileManager(fileManager, shouldMoveItemAtPath: srcURL.path, toPath: dstURL.path)
    }

    /// No.
    public func fileManager(
        _ fileManager: FileManager,
        shouldProceedAfterError error: any Error,
        movingItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool {
        false
    }

    /// The answer for the paths.
    public func fileManager(
        _ fileManager: FileManager,
        shouldProceedAfterError error: any Error,
        movingItemAt srcURL: URL,
        to dstURL: URL
    ) -> Bool {
        self.fileManager(
            fileManager,
            shouldProceedAfterError: error,
            movingItemAtPath: srcURL.path,
            toPath: dstURL.path
        )
    }

    /// Yes.
    public func fileManager(
        _ fileManager: FileManager,
        shouldLinkItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool {
        true
    }

    /// The answer for the paths.
    public func fileManager(
        _ fileManager: FileManager,
        shouldLinkItemAt srcURL: URL,
        to dstURL: URL
    ) -> Bool {
        self.fileManager(fileManager, shouldLinkItemAtPath: srcURL.path, toPath: dstURL.path)
    }

    /// No.
    public func fileManager(
        _ fileManager: FileManager,
        shouldProceedAfterError error: any Error,
        linkingItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool {
        false
    }

    /// The answer for the paths.
    public func fileManager(
        _ fileManager: FileManager,
        shouldProceedAfterError error: any Error,
        linkingItemAt srcURL: URL,
        to dstURL: URL
    ) -> Bool {
        self.fileManager(
            fileManager,
            shouldProceedAfterError: error,
            linkingItemAtPath: srcURL.path,
            toPath: dstURL.path
        )
    }

    /// Yes.
    public func fileManager(
        _ fileManager: FileManager,
        shouldRemoveItemAtPath path: String
    ) -> Bool {
        true
    }

    /// The answer for the path.
    public func fileManager(_ fileManager: FileManager, shouldRemoveItemAt url: URL) -> Bool {
        self.fileManager(fileManager, shouldRemoveItemAtPath: url.path)
    }

    /// No.
    public func fileManager(
        _ fileManager: FileManager,
        shouldProceedAfterError error: any Error,
        removingItemAtPath path: String
    ) -> Bool {
        false
    }

    /// The answer for the path.
    public func fileManager(
        _ fileManager: FileManager,
        shouldProceedAfterError error: any Error,
        removingItemAt url: URL
    ) -> Bool {
        self.fileManager(
            fileManager,
            shouldProceedAfterError: error,
            removingItemAtPath: url.path
        )
    }
}
