// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitCore

/// Offers what can be done with some items: where to send them, and what to do with them here.
///
/// Built in are copying, saving pictures and files, printing, and letters where the system has a
/// program for them; an app adds its own.
/// - Source: developer.apple.com/documentation/uikit/uiactivityviewcontroller; what is built in is
///   our choice.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Called when the sheet is gone: what was chosen, and whether it was done.
    public typealias CompletionHandler = @MainActor (UIActivity.ActivityType?, Bool) -> Void

    /// Called when the sheet is gone: what was chosen, whether it was done, what extensions changed
    /// of the items, and what went wrong.
    public typealias CompletionWithItemsHandler =
        @MainActor (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    final var sharing: Sharing

    /// Makes a sheet for items; the activities of the app come before those built in.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        sharing = Sharing(items: activityItems, own: applicationActivities ?? [])
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    /// Makes a sheet for what a configuration describes.
    public convenience init(
        activityItemsConfiguration: any UIActivityItemsConfigurationReading
    ) {
        self.init(
            activityItems: activityItemsConfiguration
                .itemProvidersForActivityItemsConfiguration,
            applicationActivities: nil
        )
        let title = activityItemsConfiguration.activityItemsConfigurationMetadata(key: .title)
        sharing.title = title as? String
    }

    /// A sheet of activities is not archived.
    public required init?(coder: NSCoder) {
        sharing = Sharing(items: [], own: [])
        super.init(coder: coder)
    }

    // MARK: Choices

    /// Called when the sheet is gone; ``completionWithItemsHandler`` comes first.
    open var completionHandler: CompletionHandler?

    /// Told once that the sheet is gone, whatever became of it.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]? {
        didSet { offer() }
    }

    /// Parts of the sheet that are not shown; suggestions of people never are.
    open var excludedActivitySectionTypes: UIActivitySectionTypes = []

    /// Whether the likeliest activity may stand out.
    open var allowsProminentActivity = true

    // MARK: View

    /// Makes the sheet.
    open override func loadView() { view = ActivitySheet() }

    /// Shows what the items are and what can be done with them.
    open override func viewDidLoad() {
        super.viewDidLoad()
        offer()
    }

    /// On a phone the sheet comes half up.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let sheet =
            popoverPresentationController?.adaptiveSheetPresentationController
            ?? sheetPresentationController
        sheet?.detents = [.medium(), .large()]
    }

    /// A sheet that goes without a choice says so.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed || presentingViewController == nil else { return }
        finish(nil, false)
    }
}
