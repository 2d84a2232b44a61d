// SPDX-License-Identifier: Apache-2.0

public import Foundation
import UIKitControllers
public import UIKitCore
public import UniformTypeIdentifiers

/// What a picker of documents does, by an older name of the purposes.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Hands out copies.
    case `import` = 0
    /// Hands out the files themselves.
    case open = 1
    /// Puts copies somewhere.
    case exportToService = 2
    /// Moves files somewhere.
    case moveToService = 3
}

/// Lets a person pick files, or the folder where files go.
///
/// The picker shows the folders of the machine, beginning at ``directoryURL`` or at home, and goes
/// by itself.
/// - Source: developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    final let purpose: UIDocumentPickerMode
    /// What can be opened.
    final let types: [UTType]
    /// What is put somewhere.
    final let exported: [URL]
    /// Told of the end in place of the delegate: what was picked, or nil.
    final var didEnd: (([URL]?) -> Void)?
    final var hasEnded = false

    init(_ purpose: UIDocumentPickerMode, types: [UTType] = [], exported: [URL] = []) {
        self.purpose = purpose
        self.types = types
        self.exported = exported
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
    }

    /// Makes a picker of files of some types, which are handed out themselves or as copies.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        self.init(asCopy ? .import : .open, types: contentTypes)
    }

    /// Makes a picker of files of some types.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(.open, types: contentTypes)
    }

    /// Makes a picker of the folder into which files are copied or moved.
    public convenience init(forExporting urls: [URL], asCopy: Bool) {
        self.init(asCopy ? .exportToService : .moveToService, exported: urls)
    }

    /// Makes a picker of the folder into which files are moved.
    public convenience init(forExporting urls: [URL]) {
        self.init(.moveToService, exported: urls)
    }

    /// Makes a picker of files whose types have names.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(mode, types: allowedUTIs.compactMap { UTType($0) })
    }

    /// Makes a picker of the folder for a file.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) {
        self.init(mode, exported: [url])
    }

    /// Makes a picker of the folder for files.
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(mode, exported: urls)
    }

    /// Reads an archived picker, which opens anything.
    public required init?(coder: NSCoder) {
        purpose = .open
        types = [.item]
        exported = []
        super.init(coder: coder)
    }

    // MARK: Settings

    /// Hears of what was picked.
    open weak var delegate: (any UIDocumentPickerDelegate)?

    /// Whether several files can be picked.
    open var allowsMultipleSelection = false

    /// Whether names are shown with their endings.
    open var shouldShowFileExtensions = false

    /// The folder that is shown first; home unless set.
    open var directoryURL: URL?

    /// What the picker does.
    open var documentPickerMode: UIDocumentPickerMode { purpose }

    // MARK: View

    /// Shows the first folder.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let first =
            directoryURL ?? FileManager.default.homeDirectoryForCurrentUser
        let stack = UINavigationController(rootViewController: FolderController(self, first))
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }

    /// A picker that is drawn away was cancelled.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || presentingViewController == nil { end(nil) }
    }
}
