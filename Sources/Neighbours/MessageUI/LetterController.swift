// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit

/// The page on which a letter is written.
@MainActor
final class LetterController: UIViewController {
    var letter = Letter()
    /// Told of the letter to be sent; of nil if a person gave up.
    var end: ((Letter?) -> Void)?

    private let people = UITextField()
    private let subject = UITextField()
    private let words = UITextView()
    private let files = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = letter.subject.isEmpty ? "New Message" : letter.subject
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.end?(nil) }
        )
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Send") { [weak self] _ in self?.send() }
        )
        navigationItem.rightBarButtonItem?.style = .done
        people.text = letter.to.joined(separator: ", ")
        people.placeholder = "To"
        people.keyboardType = .emailAddress
        people.autocapitalizationType = .none
        subject.text = letter.subject
        subject.placeholder = "Subject"
        words.text = letter.words
        words.font = .preferredFont(forTextStyle: .body)
        files.text = letter.attachments.map(\.name).joined(separator: ", ")
        files.textColor = .secondaryLabel
        files.numberOfLines = 2
        for part in [people, subject, words, files] as [UIView] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 8)
        people.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 44)
        subject.frame = CGRect(x: area.minX, y: people.frame.maxY, width: area.width, height: 44)
        let below: CGFloat = letter.attachments.isEmpty ? 0 : 44
        words.frame = CGRect(
            x: area.minX,
            y: subject.frame.maxY,
            width: area.width,
            height: max(0, area.maxY - below - subject.frame.maxY)
        )
        files.frame = CGRect(x: area.minX, y: area.maxY - below, width: area.width, height: below)
    }

    private func send() {
        var letter = letter
        letter.to = (people.text ?? "").split(separator: ",")
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        letter.subject = subject.text ?? ""
        letter.words = words.text ?? ""
        end?(letter)
    }
}
