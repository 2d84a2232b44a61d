// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKit

/// Hears of a page of the web.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol,
    _SFSafariViewControllerDelegateProbes
{
    // @optional

    /// More that can be done with the page.
    func safariViewController(
        _ controller: SFSafariViewController,
        activityItemsFor url: URL,
        title: String?
    ) -> [UIActivity]

    /// What is not offered for the page.
    func safariViewController(
        _ controller: SFSafariViewController,
        excludedActivityTypesFor url: URL,
        title: String?
    ) -> [UIActivity.ActivityType]

    /// Told whether the browser has taken the page.
    func safariViewController(
        _ controller: SFSafariViewController,
        didCompleteInitialLoad didLoadSuccessfully: Bool
    )

    /// Told of another page; never, since the browser shows it.
    func safariViewController(
        _ controller: SFSafariViewController,
        initialLoadDidRedirectTo url: URL
    )

    /// Told that a person is done with the page.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)

    /// Told before a person opens the page in the browser once more.
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}
