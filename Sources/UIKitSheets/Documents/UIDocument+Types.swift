// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIDocument {
    /// Posted by a document whose `documentState` has changed.
    public nonisolated static let stateChangedNotification = Notification.Name(
        "UIDocumentStateChangedNotification"
    )

    /// The key of the document's place in an activity.
    public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"

    /// What a document is in.
    public struct State: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Open, and all is well.
        public static let normal: State = []
        /// Not open.
        public static let closed = State(rawValue: 1)
        /// Another program has changed the file while there are changes here.
        public static let inConflict = State(rawValue: 2)
        /// The last save has failed.
        public static let savingError = State(rawValue: 4)
        /// The user must not edit now.
        public static let editingDisabled = State(rawValue: 8)
        /// The file is being loaded from elsewhere, which `progress` follows.
        public static let progressAvailable = State(rawValue: 16)
    }

    /// How a document was changed.
    public enum ChangeKind: Int, Sendable {
        /// By a change.
        case done
        /// By an undo.
        case undone
        /// By a redo.
        case redone
        /// Not at all: all is saved.
        case cleared
    }

    /// What a save does.
    public enum SaveOperation: Int, Sendable {
        /// It makes a file.
        case forCreating
        /// It writes over the file.
        case forOverwriting
    }

    /// Why a document is made.
    public struct CreationIntent: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an intent with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes an intent with a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The usual one.
        public static let `default` = CreationIntent("UIDocumentCreationIntentDefault")
    }
}
