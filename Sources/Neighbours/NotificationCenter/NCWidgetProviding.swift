// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
public import UIKit

/// What an update of a widget came to.
public enum NCUpdateResult: UInt, Sendable {
    /// There is something new.
    case newData = 0
    /// There is nothing new.
    case noData = 1
    /// It failed.
    case failed = 2
}

/// How large a widget is shown.
public enum NCWidgetDisplayMode: Int, Sendable {
    /// Small.
    case compact = 0
    /// Large.
    case expanded = 1
}

/// A widget of the Today view; nothing here asks one.
@preconcurrency @MainActor
public protocol NCWidgetProviding: NSObjectProtocol, _NCWidgetProvidingProbes {
    // @optional

    /// Brings the widget up to date.
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)

    /// The widget is shown in another size.
    func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode,
        withMaximumSize maxSize: CGSize
    )

    /// How far the widget keeps from its sides.
    func widgetMarginInsets(
        forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
    ) -> UIEdgeInsets
}

// Sendable is unchecked because it has no state.
/// Tells whether a widget has something to show; no widget is shown here.
open class NCWidgetController: NSObject, @unchecked Sendable {
    /// A controller.
    public override init() { super.init() }

    /// The controller of a widget.
    open class func widgetController() -> Self { unsafeDowncast(NCWidgetController(), to: self) }

    /// Says whether a widget has something to show; nothing listens.
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}

extension NSExtensionContext {
    /// The largest way in which the widget can be shown.
    @preconcurrency @MainActor
    public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
        get { .compact }
        set { Unbuilt.report("NSExtensionContext.widgetLargestAvailableDisplayMode") }
    }

    /// The way in which the widget is shown.
    @preconcurrency @MainActor
    public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }

    /// How large the widget can be in a way; no size, since none is shown.
    @preconcurrency @MainActor
    public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize { .zero }
}
