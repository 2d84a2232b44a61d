// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A file that is handed over.
open class WCSessionFile: NSObject {
    /// Where the file lies.
    open private(set) var fileURL: URL
    /// What is told of it.
    open private(set) var metadata: [String: Any]?

    /// No file.
    public override init() {
        fileURL = URL(fileURLWithPath: "/dev/null")
        super.init()
    }

    init(_ fileURL: URL, _ metadata: [String: Any]?) {
        self.fileURL = fileURL
        self.metadata = metadata
        super.init()
    }
}

/// A file on its way, which ends before it begins.
open class WCSessionFileTransfer: NSObject {
    /// The file.
    open private(set) var file: WCSessionFile
    /// How far it is.
    open private(set) var progress = Progress(totalUnitCount: 1)
    /// Whether it is on its way; false.
    open var isTransferring: Bool { false }

    /// A transfer of no file.
    public override init() {
        file = WCSessionFile()
        super.init()
    }

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
    open private(set) var isCurrentComplicationInfo: Bool
    /// The dictionary.
    open private(set) var userInfo: [String: Any]
    /// Whether it is on its way; false.
    open var isTransferring: Bool { false }

    /// An empty dictionary.
    public override init() {
        userInfo = [:]
        isCurrentComplicationInfo = false
        super.init()
    }

    init(_ userInfo: [String: Any], isForFace: Bool) {
        self.userInfo = userInfo
        isCurrentComplicationInfo = isForFace
        super.init()
    }

    /// Ends the transfer; it has ended.
    open func cancel() {}
}
