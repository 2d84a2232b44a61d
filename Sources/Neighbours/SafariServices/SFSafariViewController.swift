// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKit

/// A page of the web, which the desktop's browser shows.
///
/// The browser opens when the controller appears; the controller says so, and offers to share the
/// address and to open it again.
/// - Source: developer.apple.com/documentation/safariservices/sfsafariviewcontroller; there is no
///   browser within the program.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// What the button that ends it says.
    public enum DismissButtonStyle: Int, Sendable {
        /// Done.
        case done = 0
        /// Close.
        case close = 1
        /// Cancel.
        case cancel = 2
    }

    private final let page: URL
    private final let settings: Configuration
    private final var isOpened = false
    private final let bar = UINavigationBar()
    private final let words = UILabel()

    /// Makes a controller for a page; traps for an address that is not http or https.
    public init(url URL: URL, configuration: SFSafariViewController.Configuration) {
        guard ["http", "https"].contains(URL.scheme?.lowercased()) else {
            fatalError(
                "SFSafariViewController.init(url:): NSInvalidArgumentException: The specified URL "
                    + "has an unsupported scheme. Only HTTP and HTTPS URLs are supported; not \(URL)."
            )
        }
        page = URL
        settings = configuration.copy() as? Configuration ?? configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller for a page.
    public convenience init(url URL: URL) {
        self.init(url: URL, configuration: Configuration())
    }

    /// Makes a controller for a page, as the reader would show it.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    /// Nil: the controller is not archived.
    public required init?(coder: NSCoder) { nil }

    // MARK: Settings

    /// Hears of the page.
    open weak var delegate: (any SFSafariViewControllerDelegate)?

    /// A copy of what it was made with.
    open var configuration: SFSafariViewController.Configuration {
        settings.copy() as? Configuration ?? settings
    }

    /// The colour of the bar.
    open var preferredBarTintColor: UIColor? {
        didSet { bar.barTintColor = preferredBarTintColor }
    }

    /// The colour of the bar's buttons.
    open var preferredControlTintColor: UIColor? {
        didSet { bar.tintColor = preferredControlTintColor }
    }

    /// What the button that ends it says.
    open var dismissButtonStyle = DismissButtonStyle.done {
        didSet { fillBar() }
    }

    // MARK: View

    /// Makes the bar and the words below it.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        words.numberOfLines = 0
        words.textAlignment = .center
        words.textColor = .secondaryLabel
        view.addSubview(bar)
        view.addSubview(words)
        fillBar()
    }

    private final func fillBar() {
        let item = UINavigationItem(title: page.host ?? page.absoluteString)
        let end: UIBarButtonItem.SystemItem =
            switch dismissButtonStyle {
            case .done: .done
            case .close: .close
            case .cancel: .cancel
            }
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: end,
            primaryAction: UIAction { [weak self] _ in self?.finish() }
        )
        item.rightBarButtonItems = [
            UIBarButtonItem(
                primaryAction: UIAction(
                    image: UIImage(systemName: "safari")
                ) { [weak self] _ in self?.openAgain() }
            ),
            UIBarButtonItem(
                systemItem: .action,
                primaryAction: UIAction { [weak self] _ in self?.share() }
            ),
        ]
        bar.setItems([item], animated: false)
    }

    /// Places the bar and the words.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        bar.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 44)
        words.frame = area.insetBy(dx: 32, dy: 60)
    }

    /// Opens the page, the first time.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isOpened else { return }
        isOpened = true
        open { [weak self] isTaken in
            guard let self else { return }
            delegate?.safariViewController?(self, didCompleteInitialLoad: isTaken)
        }
    }

    // MARK: Page

    private final func open(_ completion: @escaping @MainActor (Bool) -> Void) {
        UIApplication.shared.open(page) { [weak self] isTaken in
            guard let self else { return }
            words.text =
                isTaken
                ? "\(page.absoluteString)\nis open in the browser."
                : "\(page.absoluteString)\ncannot be opened: there is no browser."
            completion(isTaken)
        }
    }

    private final func openAgain() {
        delegate?.safariViewControllerWillOpenInBrowser?(self)
        open { _ in }
    }

    private final func share() {
        let own = delegate?.safariViewController?(self, activityItemsFor: page, title: nil)
        let sheet = UIActivityViewController(activityItems: [page], applicationActivities: own)
        sheet.excludedActivityTypes = delegate?.safariViewController?(
            self,
            excludedActivityTypesFor: page,
            title: nil
        )
        sheet.popoverPresentationController?.sourceView = bar
        present(sheet, animated: true)
    }

    private final func finish() {
        delegate?.safariViewControllerDidFinish?(self)
        presentingViewController?.dismiss(animated: true)
    }
}
