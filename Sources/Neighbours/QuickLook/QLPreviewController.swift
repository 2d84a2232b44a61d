// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import QuickLookThumbnailing
public import UIKit
import UIKitViews

/// Shows files: pictures, texts and PDF files; of others the name and the kind.
///
/// In a navigation controller it uses its bar; presented alone it has one of its own.
/// - Source: developer.apple.com/documentation/quicklook/qlpreviewcontroller
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
    private final var shown: UIView?
    private final var count = 0
    private final var index = NSNotFound
    private final var ownBar: UINavigationBar?
    private final let tools = UIToolbar()

    /// Makes a controller without items.
    public init() { super.init(nibName: nil, bundle: nil) }

    /// Makes a controller without items; nothing is loaded from nib files.
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller of a storyboard.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether the content of an item can be shown.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool {
        item.previewItemURL.map { PreviewContent.canShow($0) } ?? false
    }

    // MARK: Items

    /// Gives the items.
    open weak var dataSource: (any QLPreviewControllerDataSource)? {
        didSet { if isViewLoaded { reloadData() } }
    }

    /// Receives what happens.
    open weak var delegate: (any QLPreviewControllerDelegate)?

    /// The index of the item that is shown; `NSNotFound` without items.
    open var currentPreviewItemIndex: Int {
        get { index }
        set {
            guard newValue != index else { return }
            index = newValue
            if isViewLoaded { reloadData() }
        }
    }

    /// The item that is shown; nil without items.
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource else { return nil }
        let count = dataSource.numberOfPreviewItems(in: self)
        guard (0..<count).contains(index) else { return nil }
        return dataSource.previewController(self, previewItemAt: index)
    }

    /// Asks for the number of items, and shows the present one anew.
    open func reloadData() {
        count = dataSource?.numberOfPreviewItems(in: self) ?? 0
        if count == 0 {
            index = NSNotFound
        } else if !(0..<count).contains(index) {
            index = index == NSNotFound || index < 0 ? 0 : count - 1
        }
        refreshCurrentPreviewItem()
    }

    /// Shows the present item anew.
    open func refreshCurrentPreviewItem() {
        guard isViewLoaded else { return }
        shown?.removeFromSuperview()
        shown = nil
        let item = currentPreviewItem
        navigationItem.title = item?.shownTitle
        if let item {
            let preview = PreviewViews.view(of: item) { [weak self] url in
                guard let self else { return false }
                return delegate?.previewController?(self, shouldOpen: url, for: item) ?? true
            }
            view.insertSubview(preview, at: 0)
            shown = preview
        }
        fillTools()
        view.setNeedsLayout()
    }

    // MARK: View

    /// Shows the items.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(tools)
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            swipe.addHandler { [weak self] _ in self?.move(by: direction == .left ? 1 : -1) }
            view.addGestureRecognizer(swipe)
        }
        reloadData()
    }

    /// Gives the bar a button that ends the controller.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let isAlone = navigationController == nil
        if isAlone || navigationController?.viewControllers.first === self {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .done,
                primaryAction: UIAction { [weak self] _ in self?.finish() }
            )
        }
        guard isAlone, ownBar == nil else { return }
        let bar = UINavigationBar()
        bar.setItems([navigationItem], animated: false)
        view.addSubview(bar)
        ownBar = bar
    }

    /// Tells the delegate that the controller is dismissed.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isEnding { delegate?.previewControllerWillDismiss?(self) }
    }

    /// Tells the delegate that the controller was dismissed.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isEnding { delegate?.previewControllerDidDismiss?(self) }
    }

    private final var isEnding: Bool {
        isBeingDismissed || isMovingFromParent || navigationController?.isBeingDismissed == true
    }

    /// Places the item between the bars.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds.inset(by: view.safeAreaInsets)
        if let ownBar {
            ownBar.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 44)
            area = area.inset(by: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        }
        tools.frame = CGRect(x: area.minX, y: area.maxY - 44, width: area.width, height: 44)
        shown?.frame = area.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))
    }

    private final func fillTools() {
        func button(
            _ symbol: String,
            _ title: String,
            _ run: @escaping @MainActor () -> Void
        )
            -> UIBarButtonItem
        {
            let item = UIBarButtonItem(
                primaryAction: UIAction(image: UIImage(systemName: symbol)) { _ in run() }
            )
            item.accessibilityLabel = title
            return item
        }
        var items: [UIBarButtonItem] = []
        if currentPreviewItem?.previewItemURL != nil {
            items.append(button("square.and.arrow.up", "Share") { [weak self] in self?.share() })
        }
        if count > 1 {
            let previous = button("chevron.left", "Previous") { [weak self] in self?.move(by: -1) }
            previous.isEnabled = index > 0
            let next = button("chevron.right", "Next") { [weak self] in self?.move(by: 1) }
            next.isEnabled = index < count - 1
            items += [
                UIBarButtonItem(systemItem: .flexibleSpace), previous, next,
                button("list.bullet", "List") { [weak self] in self?.showList() },
            ]
        }
        tools.setItems(items, animated: false)
    }

    // MARK: Actions

    /// Shows an item that comes before or after.
    final func move(by step: Int) {
        let wanted = index + step
        if (0..<count).contains(wanted) { currentPreviewItemIndex = wanted }
    }

    private final func showList() {
        guard let dataSource else { return }
        let titles = (0..<count).map {
            dataSource.previewController(self, previewItemAt: $0).shownTitle
        }
        let list = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for (place, title) in titles.enumerated() {
            list.addAction(
                UIAlertAction(title: title, style: .default) { [weak self] _ in
                    self?.currentPreviewItemIndex = place
                }
            )
        }
        list.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        list.popoverPresentationController?.sourceView = tools
        present(list, animated: true)
    }

    private final func share() {
        guard let url = currentPreviewItem?.previewItemURL else { return }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = tools
        present(sheet, animated: true)
    }

    private final func finish() {
        (navigationController ?? self).presentingViewController?.dismiss(animated: true)
    }
}
