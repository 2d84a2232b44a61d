// SPDX-License-Identifier: Apache-2.0

extension UIBarButtonItem {
    /// A button with a system title or image.
    public enum SystemItem: Int, Sendable {
        /// Done, in bold.
        case done = 0
        /// Cancel.
        case cancel = 1
        /// Edit.
        case edit = 2
        /// Save, in bold.
        case save = 3
        /// A plus.
        case add = 4
        /// Room that grows with the bar.
        case flexibleSpace = 5
        /// Room of a width.
        case fixedSpace = 6
        /// A pencil on paper.
        case compose = 7
        /// An arrow to the left.
        case reply = 8
        /// An arrow out of a box.
        case action = 9
        /// A folder.
        case organize = 10
        /// A book.
        case bookmarks = 11
        /// A lens.
        case search = 12
        /// An arrow in a circle.
        case refresh = 13
        /// A cross.
        case stop = 14
        /// A camera.
        case camera = 15
        /// A bin.
        case trash = 16
        /// A triangle.
        case play = 17
        /// Two bars.
        case pause = 18
        /// Two triangles to the left.
        case rewind = 19
        /// Two triangles to the right.
        case fastForward = 20
        /// An arrow back.
        case undo = 21
        /// An arrow forth.
        case redo = 22
        /// A page that curls.
        case pageCurl = 23
        /// A cross in a circle.
        case close = 24
        /// A pencil that writes by itself.
        case writingTools = 25
    }
}

extension UIBarButtonItem.SystemItem {
    /// Whether the title is bold.
    var isDone: Bool { self == .done || self == .save }

    /// The title, for those that have one.
    var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        case .pageCurl: "Page Curl"
        default: nil
        }
    }

    /// The symbol, for those that have one.
    var symbol: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .close: "xmark.circle.fill"
        case .writingTools: "pencil.and.scribble"
        default: nil
        }
    }
}
