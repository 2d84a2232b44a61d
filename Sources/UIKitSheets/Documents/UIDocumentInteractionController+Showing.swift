// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControllers
import UIKitCore
import UIKitText
import UniformTypeIdentifiers

/// What a controller of a file knows.
@MainActor
struct InteractionState {
    var type: String?
    var name: String?
    weak var preview: UIViewController?
    weak var menu: UIViewController?
    var recognizers: [UIGestureRecognizer]?

    nonisolated init() {}

    mutating func forgetNames() {
        type = nil
        name = nil
    }
}

extension UIDocumentInteractionController {
    enum Menu {
        case options
        case openIn
    }

    /// Where a menu comes out.
    struct Anchor {
        var view: UIView?
        var rect = CGRect.zero
        var item: UIBarButtonItem?
    }

    var typeOfExtension: String? {
        guard let name = url?.pathExtension, !name.isEmpty else { return nil }
        return UTType(filenameExtension: name)?.identifier
    }

    private var isPicture: Bool { UTType(uti ?? "")?.conforms(to: .image) == true }
    private var isText: Bool { UTType(uti ?? "")?.conforms(to: .text) == true }

    var typeIcons: [UIImage] {
        let symbol = isPicture ? "photo" : isText ? "doc.text" : "doc"
        return [16, 64].compactMap { (size: CGFloat) in
            UIImage(
                systemName: symbol,
                withConfiguration: UIImage.SymbolConfiguration(pointSize: size)
            )
        }
    }

    var ownRecognizers: [UIGestureRecognizer] {
        if let recognizers = interaction.recognizers { return recognizers }
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] recognizer in
            guard let self, recognizer.state == .ended else { return }
            if self.presentPreview(animated: true) { return }
            self.offer(at: recognizer)
        }
        let press = UILongPressGestureRecognizer()
        press.addHandler { [weak self] recognizer in
            if recognizer.state == .began { self?.offer(at: recognizer) }
        }
        interaction.recognizers = [tap, press]
        return [tap, press]
    }

    private func offer(at recognizer: UIGestureRecognizer) {
        guard let view = recognizer.view else { return }
        presentOptionsMenu(from: view.bounds, in: view, animated: true)
    }

    // MARK: Previews

    private var content: UIView? {
        guard let url else { return nil }
        if isPicture, let image = UIImage(contentsOfFile: url.path) {
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            view.isAccessibilityElement = true
            view.accessibilityLabel = name
            view.accessibilityTraits = .image
            return view
        }
        if isText, let text = try? String(contentsOf: url, encoding: .utf8) {
            let view = UITextView(frame: .zero)
            view.isEditable = false
            view.font = .preferredFont(forTextStyle: .body)
            view.text = text
            return view
        }
        return nil
    }

    func showPreview(_ animated: Bool) -> Bool {
        guard interaction.preview == nil,
            let host = delegate?.documentInteractionControllerViewControllerForPreview?(self),
            let content
        else { return false }
        let preview = PreviewController(content)
        preview.title = name
        preview.didEnd = { [weak self] in
            guard let self else { return }
            self.interaction.preview = nil
            self.delegate?.documentInteractionControllerDidEndPreview?(self)
        }
        interaction.preview = preview
        delegate?.documentInteractionControllerWillBeginPreview?(self)
        if let navigation = host as? UINavigationController {
            navigation.pushViewController(preview, animated: animated)
            return true
        }
        let done = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.dismissPreview(animated: true) }
        )
        preview.navigationItem.leftBarButtonItem = done
        let navigation = UINavigationController(rootViewController: preview)
        navigation.modalPresentationStyle = .fullScreen
        if delegate?.documentInteractionControllerViewForPreview?(self) == nil {
            navigation.modalTransitionStyle = .crossDissolve
        }
        host.present(navigation, animated: animated)
        return true
    }

    func endPreview(_ animated: Bool) {
        guard let preview = interaction.preview else { return }
        let navigation = preview.navigationController
        if navigation?.viewControllers.first === preview {
            navigation?.presentingViewController?.dismiss(animated: animated)
        } else {
            navigation?.popViewController(animated: animated)
        }
    }

    // MARK: Menus

    func showMenu(_ menu: Menu, _ anchor: Anchor, _ animated: Bool) -> Bool {
        guard let url, interaction.menu == nil else { return false }
        let own: [UIActivity]
        switch menu {
        case .options:
            own = canPreview ? [PreviewActivity(self), OpenActivity(self)] : [OpenActivity(self)]
        case .openIn:
            guard OpenActivity.isPossible else { return false }
            own = [OpenActivity(self)]
        }
        guard let host = presenter(anchor) else { return false }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: own)
        if menu == .openIn {
            sheet.excludedActivityTypes = BuiltInActivity.all.compactMap(\.activityType)
        }
        sheet.completionWithItemsHandler = { [weak self] _, _, _, _ in
            guard let self else { return }
            self.interaction.menu = nil
            switch menu {
            case .options:
                self.delegate?.documentInteractionControllerDidDismissOptionsMenu?(self)
            case .openIn: self.delegate?.documentInteractionControllerDidDismissOpenInMenu?(self)
            }
        }
        let popover = sheet.popoverPresentationController
        popover?.sourceView = anchor.view
        if anchor.view != nil { popover?.sourceRect = anchor.rect }
        popover?.barButtonItem = anchor.item
        interaction.menu = sheet
        switch menu {
        case .options: delegate?.documentInteractionControllerWillPresentOptionsMenu?(self)
        case .openIn: delegate?.documentInteractionControllerWillPresentOpenInMenu?(self)
        }
        host.present(sheet, animated: animated)
        return true
    }

    private var canPreview: Bool {
        (isPicture || isText)
            && delegate?.documentInteractionControllerViewControllerForPreview?(self) != nil
    }

    /// The controller in front where the menu comes out.
    private func presenter(_ anchor: Anchor) -> UIViewController? {
        let window = anchor.view?.window ?? UIApplication.shared.keyWindow
        var controller = window?.rootViewController
        while let next = controller?.presentedViewController, !next.isBeingDismissed {
            controller = next
        }
        return controller
    }

    func endMenu(_ animated: Bool) {
        interaction.menu?.presentingViewController?.dismiss(animated: animated)
    }
}

/// Shows one view, and says when it is gone.
private final class PreviewController: UIViewController {
    private let content: UIView
    var didEnd: () -> Void = {}

    init(_ content: UIView) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        let isShown = navigationController?.viewIfLoaded?.window != nil
        if isMovingFromParent || !isShown || navigationController?.isBeingDismissed == true {
            end()
        }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { end() }
    }

    private func end() {
        let told = didEnd
        didEnd = {}
        told()
    }
}

/// Previews the file.
private final class PreviewActivity: UIActivity {
    private weak var controller: UIDocumentInteractionController?

    init(_ controller: UIDocumentInteractionController) {
        self.controller = controller
        super.init()
    }

    override var activityTitle: String? { "Quick Look" }
    override var activityImage: UIImage? { UIImage(systemName: "eye") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }

    override func perform() {
        activityDidFinish(true)
        controller?.presentPreview(animated: true)
    }
}

/// Opens the file with the desktop's program for it.
private final class OpenActivity: UIActivity {
    private weak var controller: UIDocumentInteractionController?

    init(_ controller: UIDocumentInteractionController) {
        self.controller = controller
        super.init()
    }

    static var isPossible: Bool { UIApplication.outsideOpener != nil }

    override var activityTitle: String? { "Open in Another App" }
    override var activityImage: UIImage? { UIImage(systemName: "arrow.up.forward.app") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        OpenActivity.isPossible
    }

    override func perform() {
        guard let controller, let url = controller.url else { return activityDidFinish(false) }
        let delegate = controller.delegate
        delegate?.documentInteractionController?(controller, willBeginSendingToApplication: nil)
        let isOpen = UIApplication.outsideOpener?(url.absoluteString) ?? false
        delegate?.documentInteractionController?(controller, didEndSendingToApplication: nil)
        activityDidFinish(isOpen)
    }
}
