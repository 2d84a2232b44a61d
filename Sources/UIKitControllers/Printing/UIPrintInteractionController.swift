// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitCore

/// Prints: shows the options, makes the pages and gives them to a printer.
///
/// Of `printingItem`, `printingItems`, `printFormatter` and `printPageRenderer` one counts, that which
/// was set last.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// Told how printing ended: whether the printer has the document, and what went wrong.
    public typealias CompletionHandler = (
        UIPrintInteractionController, Bool, (any Error)?
    ) -> Void

    private static let only = UIPrintInteractionController()

    /// The one that there is.
    open class var shared: UIPrintInteractionController { only }

    /// Whether anything can be printed at all.
    open class var isPrintingAvailable: Bool { Printing.service != nil }

    /// What kinds of data can be printed as they are.
    open class var printableUTIs: Set<String> {
        [
            "com.adobe.pdf", "public.png", "public.jpeg", "com.compuserve.gif",
            "org.webmproject.webp", "public.tiff", "com.microsoft.bmp", "com.microsoft.ico",
        ]
    }

    /// Whether a file can be printed as it is; only files can.
    open class func canPrint(_ url: URL) -> Bool { PrintContent.item(url) != nil }

    /// Whether bytes can be printed as they are: a PDF's, or a picture's.
    open class func canPrint(_ data: Data) -> Bool { PrintContent.item(data) != nil }

    /// For subclasses; programs use ``shared``.
    public override init() { super.init() }

    // MARK: Settings

    /// How to print; nil, the default, is as usual.
    open var printInfo: UIPrintInfo?

    /// Chooses the paper and hears of what happens.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?

    /// Whether the options have the number of copies; true by default.
    open var showsNumberOfCopies = true

    /// Whether the options have a range of pages; true by default.
    @available(*, deprecated, message: "The options have it where there are several pages.")
    open var showsPageRange: Bool {
        get { offersRange }
        set { offersRange = newValue }
    }
    final var offersRange = true

    /// Whether the options have the printer's papers; false by default.
    open var showsPaperSelectionForLoadedPapers = false

    /// Whether the options have the orientation; true by default.
    open var showsPaperOrientation = true

    /// The paper of the job; nil until the options are shown or printing starts.
    open var printPaper: UIPrintPaper? { job.paper }

    // MARK: Content

    /// What is printed, of all that can be set.
    private enum Source {
        case nothing
        case item(Any)
        case items([Any])
        case formatter(UIPrintFormatter)
        case renderer(UIPrintPageRenderer)
    }

    private final var source = Source.nothing
    /// What is going on.
    final var job = PrintJob()

    /// A picture, its bytes or a PDF's, or the address of a file with them.
    open var printingItem: Any? {
        get { if case .item(let item) = source { item } else { nil } }
        set {
            if let newValue {
                source = .item(newValue)
            } else if case .item = source {
                source = .nothing
            }
        }
    }

    /// Several of what ``printingItem`` may be.
    open var printingItems: [Any]? {
        get { if case .items(let items) = source { items } else { nil } }
        set {
            if let newValue {
                source = .items(newValue)
            } else if case .items = source {
                source = .nothing
            }
        }
    }

    /// A formatter whose pages have neither header nor footer.
    open var printFormatter: UIPrintFormatter? {
        get { if case .formatter(let formatter) = source { formatter } else { nil } }
        set {
            if let newValue {
                source = .formatter(newValue)
            } else if case .formatter = source {
                source = .nothing
            }
        }
    }

    /// What draws the pages.
    open var printPageRenderer: UIPrintPageRenderer? {
        get { if case .renderer(let renderer) = source { renderer } else { nil } }
        set {
            if let newValue {
                source = .renderer(newValue)
            } else if case .renderer = source {
                source = .nothing
            }
        }
    }

    /// What is to be printed; throws what is wrong with it.
    final func makeContent() throws -> PrintContent {
        switch source {
        case .nothing: throw UIPrintError(.noContent)
        case .renderer(let renderer): return .renderer(renderer)
        case .formatter(let formatter):
            let renderer = UIPrintPageRenderer()
            renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
            return .renderer(renderer)
        case .item(let value): return .items([try item(value)])
        case .items(let values):
            guard !values.isEmpty else { throw UIPrintError(.noContent) }
            return .items(try values.map(item))
        }
    }

    private final func item(_ value: Any) throws -> PrintContent.Item {
        guard let item = PrintContent.item(value) else { throw UIPrintError(.unknownImageFormat) }
        return item
    }

    // MARK: Printing

    /// Shows the options; answers whether it could.
    @discardableResult
    open func present(
        animated: Bool,
        completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil
    ) -> Bool {
        presentOptions(animated, completion)
    }

    /// Shows the options; where from makes no difference, they come as a sheet.
    @discardableResult
    open func present(
        from rect: CGRect,
        in view: UIView,
        animated: Bool,
        completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil
    ) -> Bool {
        job.window = view.window
        return presentOptions(animated, completion)
    }

    /// Shows the options; where from makes no difference, they come as a sheet.
    @discardableResult
    open func present(
        from item: UIBarButtonItem,
        animated: Bool,
        completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil
    ) -> Bool {
        presentOptions(animated, completion)
    }

    /// Prints without options; answers whether it could begin.
    @discardableResult
    open func print(
        to printer: UIPrinter,
        completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil
    ) -> Bool {
        printDirectly(to: printer, completion)
    }

    /// Takes the options away; nothing is printed.
    open func dismiss(animated: Bool) { dismissOptions(animated) }
}
