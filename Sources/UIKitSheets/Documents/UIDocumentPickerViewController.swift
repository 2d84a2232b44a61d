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

/// What a picker of documents is asked for.
struct DocumentRequest {
    let purpose: UIDocumentPickerMode
    /// What can be opened.
    let types: [UTType]
    /// What is put somewhere.
    let exported: [URL]

    init(_ purpose: UIDocumentPickerMode, types: [UTType] = [], exported: [URL] = []) {
        self.purpose = purpose
        self.types = types
        self.exported = exported
    }
}

/// Lets a person pick files, or the folder where files go.
///
/// The picker shows the folders of the machine, beginning at ``directoryURL`` or at home, and goes
/// by itself.
/// - Source: developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    final let request: DocumentRequest
    /// Told of the end in place of the delegate: what was picked, or nil.
    final var didEnd: (([URL]?) -> Void)?
    final var hasEnded = false

    /// Makes a picker of files of some types, which are handed out themselves or as copies.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        request = DocumentRequest(asCopy ? .import : .open, types: contentTypes)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
    }

    /// Makes a picker of files of some types.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Makes a picker of the folder into which files are copied or moved.
    public init(forExporting urls: [URL], asCopy: Bool) {
        request = DocumentRequest(asCopy ? .exportToService : .moveToService, exported: urls)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
    }

    /// Makes a picker of the folder into which files are moved.
    public convenience init(forExporting urls: [URL]) {
        self.init(forExporting: urls, asCopy: false)
    }

    /// Makes a picker of files whose types have names.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        request = DocumentRequest(mode, types: allowedUTIs.compactMap { UTType($0) })
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
    }

    /// Makes a picker of the folder for a file.
    public init(url: URL, in mode: UIDocumentPickerMode) {
        request = DocumentRequest(mode, exported: [url])
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
    }

    /// Makes a picker of the folder for files.
    public init(urls: [URL], in mode: UIDocumentPickerMode) {
        request = DocumentRequest(mode, exported: urls)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
    }

    /// Reads an archived picker, which opens anything.
    public required init?(coder: NSCoder) {
        request = DocumentRequest(.open, types: [.item])
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
    open var documentPickerMode: UIDocumentPickerMode { request.purpose }

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
