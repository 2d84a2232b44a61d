// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What a delegate of Foundation's need not implement on iOS, and must on Linux.

extension NSCacheDelegate {
    /// Does nothing.
    public func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {}
}

extension PortDelegate {
    /// Does nothing.
    public func handle(_ message: PortMessage) {}
}

extension NSKeyedArchiverDelegate {
    /// The object itself.
    public func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? { object }

    /// Does nothing.
    public func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}

    /// Does nothing.
    public func archiver(
        _ archiver: NSKeyedArchiver,
        willReplace object: Any?,
        withObject newObject: Any?
    ) {}

    /// Does nothing.
    public func archiverWillFinish(_ archiver: NSKeyedArchiver) {}

    /// Does nothing.
    public func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
}

extension NSKeyedUnarchiverDelegate {
    /// No class: the object cannot be decoded.
    public func unarchiver(
        _ unarchiver: NSKeyedUnarchiver,
        cannotDecodeObjectOfClassName name: String,
        originalClasses classNames: [String]
    ) -> AnyClass? {
        nil
    }

    /// The object itself.
    public func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? {
        object
    }

    /// Does nothing.
    public func unarchiver(
        _ unarchiver: NSKeyedUnarchiver,
        willReplace object: Any,
        with newObject: Any
    ) {}

    /// Does nothing.
    public func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}

    /// Does nothing.
    public func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}
