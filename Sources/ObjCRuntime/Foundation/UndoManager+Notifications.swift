// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension Notification.Name {
    /// An undo manager opens or closes a group, or looks at what can be undone.
    public static let NSUndoManagerCheckpoint =
        Notification.Name("NSUndoManagerCheckpointNotification")
    /// A group was opened.
    public static let NSUndoManagerDidOpenUndoGroup =
        Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// A group is about to be closed.
    public static let NSUndoManagerWillCloseUndoGroup =
        Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    /// A group was closed.
    public static let NSUndoManagerDidCloseUndoGroup =
        Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// An undo begins.
    public static let NSUndoManagerWillUndoChange =
        Notification.Name("NSUndoManagerWillUndoChangeNotification")
    /// An undo ended.
    public static let NSUndoManagerDidUndoChange =
        Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// A redo begins.
    public static let NSUndoManagerWillRedoChange =
        Notification.Name("NSUndoManagerWillRedoChangeNotification")
    /// A redo ended.
    public static let NSUndoManagerDidRedoChange =
        Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
