// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKit
import UIKitSheets

/// Lets a person pick photos from the folder of pictures.
/// - Source: developer.apple.com/documentation/photosui/phpickerviewcontroller
@preconcurrency @MainActor
public final class PHPickerViewController: UIViewController {
    private let settings: PHPickerConfiguration
    private var hasEnded = false

    /// Makes a picker.
    public init(configuration: PHPickerConfiguration) {
        settings = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Nil: a picker is not archived.
    public required init?(coder: NSCoder) { nil }

    /// What it was made with.
    public var configuration: PHPickerConfiguration { settings }

    /// Hears of the photos.
    public weak var delegate: (any PHPickerViewControllerDelegate)?

    /// Shows the photos.
    public override func viewDidLoad() {
        super.viewDidLoad()
        let grid = PhotosController(
            limit: settings.selectionLimit,
            isEmpty: settings.filter?.showsImages == false,
            chosen: settings.preselectedAssetIdentifiers
        ) { [weak self] files in self?.end(files) }
        let stack = UINavigationController(rootViewController: grid)
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }

    /// A picker that is drawn away has picked nothing.
    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || presentingViewController == nil { end([]) }
    }

    private func end(_ files: [URL]) {
        guard !hasEnded else { return }
        hasEnded = true
        let results = files.compactMap { file in
            NSItemProvider(contentsOf: file).map { provider in
                provider.suggestedName = file.deletingPathExtension().lastPathComponent
                return PHPickerResult(
                    itemProvider: provider,
                    assetIdentifier: file.lastPathComponent
                )
            }
        }
        delegate?.picker(self, didFinishPicking: results)
    }
}
