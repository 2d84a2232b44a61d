// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
public import UIKit

/// What became of a letter.
public enum MFMailComposeResult: Int, Sendable {
    /// A person gave up.
    case cancelled = 0
    /// It was kept.
    case saved = 1
    /// The desktop's program for letters has it.
    case sent = 2
    /// It could not be handed on.
    case failed = 3
}

/// Why a letter could not be handed on.
public struct MFMailComposeError: _ErrorOfDomain, Sendable {
    /// The reasons.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = MFMailComposeError

        /// It could not be kept.
        case saveFailed = 0
        /// It could not be sent.
        case sendFailed = 1
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// An error of Foundation's that has the domain of these.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { "MFMailComposeErrorDomain" }

    /// It could not be kept.
    public static var saveFailed: Code { .saveFailed }
    /// It could not be sent.
    public static var sendFailed: Code { .sendFailed }
}

/// Lets a person write a letter, which the desktop's program for letters gets to send.
///
/// Attachments go along as files; not every program takes them.
/// - Source: developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller; RFC 6068
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    private final var letter = Letter()
    private final lazy var page = LetterController()

    /// Whether the desktop has a program for letters.
    open class func canSendMail() -> Bool {
        URL(string: "mailto:").map { UIApplication.shared.canOpenURL($0) } ?? false
    }

    /// Hears of the letter.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    // MARK: Letter

    /// Says what the letter is about.
    open func setSubject(_ subject: String) { letter.subject = subject }

    /// Says whom it is for.
    open func setToRecipients(_ toRecipients: [String]?) { letter.to = toRecipients ?? [] }

    /// Says who gets a copy.
    open func setCcRecipients(_ ccRecipients: [String]?) { letter.copies = ccRecipients ?? [] }

    /// Says who gets a copy that the others do not see.
    open func setBccRecipients(_ bccRecipients: [String]?) {
        letter.hiddenCopies = bccRecipients ?? []
    }

    /// Says what the letter says; of HTML the words without the marks are handed on.
    open func setMessageBody(_ body: String, isHTML: Bool) {
        letter.words = isHTML ? Letter.words(ofHTML: body) : body
    }

    /// Adds a file to the letter.
    open func addAttachmentData(
        _ attachment: Data,
        mimeType: String,
        fileName filename: String
    ) { letter.attachments.append((filename, attachment)) }

    /// Whom it is from; the program for letters decides.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    // MARK: View

    /// Shows the letter.
    open override func viewDidLoad() {
        super.viewDidLoad()
        page.letter = letter
        page.end = { [weak self] in self?.end($0) }
        setViewControllers([page], animated: false)
    }

    private final func end(_ finished: Letter?) {
        guard let finished else {
            tell(.cancelled, nil)
            return
        }
        do {
            guard let url = try finished.address() else { throw MFMailComposeError(.sendFailed) }
            UIApplication.shared.open(url) { [weak self] isTaken in
                self?.tell(
                    isTaken ? .sent : .failed,
                    isTaken ? nil : MFMailComposeError(.sendFailed)
                )
            }
        } catch {
            tell(.failed, error)
        }
    }

    private final func tell(_ result: MFMailComposeResult, _ error: (any Error)?) {
        let heard: Void? = mailComposeDelegate?.mailComposeController?(
            self,
            didFinishWith: result,
            error: error
        )
        if heard == nil { presentingViewController?.dismiss(animated: true) }
    }
}
