// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A file that is handed over.
open class WCSessionFile: NSObject {
    /// Where the file lies.
    public let fileURL: URL
    /// What is told of it.
    public let metadata: [String: Any]?

    init(_ fileURL: URL, _ metadata: [String: Any]?) {
        self.fileURL = fileURL
        self.metadata = metadata
        super.init()
    }
}

/// A file on its way, which ends before it begins.
open class WCSessionFileTransfer: NSObject {
    /// The file.
    public let file: WCSessionFile
    /// How far it is.
    public let progress = Progress(totalUnitCount: 1)
    /// Whether it is on its way; false.
    open var isTransferring: Bool { false }

    init(_ file: WCSessionFile) {
        self.file = file
        super.init()
    }

    /// Ends the transfer; it has ended.
    open func cancel() {}
}

/// A dictionary on its way, which ends before it begins.
open class WCSessionUserInfoTransfer: NSObject {
    /// Whether it is for the watch's face.
    public let isCurrentComplicationInfo: Bool
    /// The dictionary.
    public let userInfo: [String: Any]
    /// Whether it is on its way; false.
    open var isTransferring: Bool { false }

    init(_ userInfo: [String: Any], isForFace: Bool) {
        self.userInfo = userInfo
        isCurrentComplicationInfo = isForFace
        super.init()
    }

    /// Ends the transfer; it has ended.
    open func cancel() {}
}
