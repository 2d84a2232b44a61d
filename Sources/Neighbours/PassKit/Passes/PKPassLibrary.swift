// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// What happened to passes that were offered to the user.
public enum PKPassLibraryAddPassesStatus: Int, Sendable {
    /// They were added.
    case didAddPasses = 0
    /// The user wants to see them first.
    case shouldReviewPasses = 1
    /// The user cancelled.
    case didCancelAddPasses = 2
}

/// The outcome of suppressing cards near readers.
public enum PKAutomaticPassPresentationSuppressionResult: UInt, Sendable {
    /// The program may not.
    case notSupported = 0
    /// A card is already shown.
    case alreadyPresenting = 1
    /// The user denied it.
    case denied = 2
    /// It was cancelled.
    case cancelled = 3
    /// Cards are suppressed.
    case success = 4
}

/// A token of a request to suppress cards; 0 is none.
public typealias PKSuppressionRequestToken = UInt

/// A notification of the pass library; none is posted.
public struct PKPassLibraryNotificationName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Wraps a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The passes have changed.
    public static let PKPassLibraryDidChange = PKPassLibraryNotificationName(
        "PKPassLibraryDidChangeNotification"
    )
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The cards of other devices have changed.
    public static let PKPassLibraryRemotePaymentPassesDidChange = PKPassLibraryNotificationName(
        "PKPassLibraryRemotePaymentPassesDidChangeNotification"
    )
}

// Sendable is unchecked because the library has no state.
/// The user's passes, as on a device without Wallet.
open class PKPassLibrary: NSObject, @unchecked Sendable {
    /// Makes a library.
    public override init() { super.init() }

    /// Whether the device has Wallet: no.
    open class func isPassLibraryAvailable() -> Bool { false }

    /// Asks that no card appears near a reader; not supported here.
    @discardableResult
    open class func requestAutomaticPassPresentationSuppression(
        responseHandler: @escaping @Sendable (PKAutomaticPassPresentationSuppressionResult) -> Void
    ) -> PKSuppressionRequestToken {
        DispatchQueue.main.async { responseHandler(.notSupported) }
        return 0
    }

    /// Does nothing: no card is suppressed.
    open class func endAutomaticPassPresentationSuppression(
        withRequestToken requestToken: PKSuppressionRequestToken
    ) {}

    /// Whether cards are suppressed: no.
    open class func isSuppressingAutomaticPassPresentation() -> Bool { false }

    /// Whether the device has Wallet: no.
    @available(*, deprecated, message: "Use isPassLibraryAvailable() instead.")
    open class func isPaymentPassActivationAvailable() -> Bool { false }

    /// Whether cards can be activated: no.
    open var isSecureElementPassActivationAvailable: Bool { false }

    /// The passes: none.
    open func passes() -> [PKPass] { [] }

    /// The passes of a kind: none.
    open func passes(of passType: PKPassType) -> [PKPass] { [] }

    /// A pass; nil.
    open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? {
        nil
    }

    /// The cards of other devices: none.
    open func remotePaymentPasses() -> [PKPaymentPass] { [] }

    /// The cards of other devices: none.
    open var remoteSecureElementPasses: [PKSecureElementPass] { [] }

    /// Whether the library has a pass: no.
    open func containsPass(_ pass: PKPass) -> Bool { false }

    /// Replaces a pass; false, since it is not there.
    open func replacePass(with pass: PKPass) -> Bool { false }

    /// Removes a pass, which is not there.
    open func removePass(_ pass: PKPass) {}

    /// Offers passes to the user, which is cancelled: there is no Wallet.
    open func addPasses(
        _ passes: [PKPass],
        withCompletionHandler completion:
            (@Sendable (PKPassLibraryAddPassesStatus) -> Void)? = nil
    ) {
        guard let completion else { return }
        DispatchQueue.main.async { completion(.didCancelAddPasses) }
    }

    /// Shows Wallet where a card is set up; there is none.
    open func openPaymentSetup() { Unbuilt.report("PKPassLibrary.openPaymentSetup()") }

    /// Shows a card; there is none.
    open func present(_ pass: PKPaymentPass) {}

    /// Whether a card with an account can be added: no.
    open func canAddPaymentPass(withPrimaryAccountIdentifier identifier: String) -> Bool { false }

    /// Whether a card with an account can be added: no.
    open func canAddSecureElementPass(primaryAccountIdentifier identifier: String) -> Bool {
        false
    }

    /// Activates a card, which fails.
    open func activate(
        _ paymentPass: PKPaymentPass,
        withActivationData activationData: Data,
        completion: (@Sendable (Bool, any Error) -> Void)? = nil
    ) {
        guard let completion else { return }
        DispatchQueue.main.async { completion(false, PKPassKitError(.notEntitledError)) }
    }
}
