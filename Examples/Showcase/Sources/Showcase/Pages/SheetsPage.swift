// SPDX-License-Identifier: Apache-2.0

import UIKit
import UniformTypeIdentifiers

/// What the system shows for an app: activities, photos, documents, colours and fonts.
final class SheetsPage: CardsPage, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
    UIDocumentPickerDelegate, UIFontPickerViewControllerDelegate
{
    private let shared = UILabel()
    private let photo = UIImageView()
    private let documents = UILabel()
    private let paint = UIView()
    private let specimen = UILabel()
    private let well = UIColorWell()

    override func makeCards() -> [Card] {
        for label in [shared, documents, specimen] {
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        shared.text = "Words to share"
        documents.text = "No document"
        documents.textColor = .secondaryLabel
        specimen.text = "Handgloves"
        specimen.font = .systemFont(ofSize: 30)
        photo.image = UIImage(systemName: "star.fill")
        photo.contentMode = .scaleAspectFit
        paint.backgroundColor = .systemTeal
        paint.layer.cornerRadius = 12
        well.selectedColor = .systemTeal
        well.title = "Paint"
        well.addAction(UIAction { [weak self] _ in self?.takeColor() }, for: .valueChanged)
        return [
            makeCard("Activities", shared, "Share…") { $0.share(from: $1) },
            makeCard("Photos", photo, "Choose…") { page, _ in page.choosePhoto() },
            makeCard("Documents", documents, "Open…") { page, _ in page.openDocument() },
            Card("Colors", makeColors(), size: CGSize(width: 240, height: 150)),
            makeCard("Fonts", specimen, "Choose…") { page, _ in page.chooseFont() },
        ]
    }

    /// A card of what was chosen, above the button that lets it be chosen.
    private func makeCard(
        _ title: String,
        _ shown: UIView,
        _ word: String,
        _ choose: @escaping (SheetsPage, UIButton) -> Void
    ) -> Card {
        let content = UIView()
        let button = UIButton(type: .system)
        button.setTitle(word, for: .normal)
        button.addAction(
            UIAction { [weak self, weak button] _ in
                guard let self, let button else { return }
                choose(self, button)
            },
            for: .primaryActionTriggered
        )
        shown.frame = CGRect(x: 10, y: 0, width: 220, height: 90)
        button.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        content.addSubview(shown)
        content.addSubview(button)
        return Card(title, content, size: CGSize(width: 240, height: 150))
    }

    private func makeColors() -> UIView {
        let content = UIView()
        paint.frame = CGRect(x: 20, y: 10, width: 200, height: 70)
        well.frame = CGRect(x: 98, y: 98, width: 44, height: 44)
        content.addSubview(paint)
        content.addSubview(well)
        return content
    }

    // MARK: Choosing

    private func share(from button: UIButton) {
        let sheet = UIActivityViewController(
            activityItems: [shared.text ?? ""],
            applicationActivities: nil
        )
        sheet.excludedActivityTypes = [.mail]
        sheet.popoverPresentationController?.sourceView = button
        sheet.completionWithItemsHandler = { [weak self] type, isDone, _, _ in
            guard isDone, let type else { return }
            let name = type.rawValue.split(separator: ".").last.map(String.init)
            self?.shared.text = "Shared: \(name ?? type.rawValue)"
        }
        present(sheet, animated: true)
    }

    private func choosePhoto() {
        let picker = UIImagePickerController()
        picker.delegate = self
        present(picker, animated: true)
    }

    private func openDocument() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.allowsMultipleSelection = true
        picker.delegate = self
        present(picker, animated: true)
    }

    private func chooseFont() {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.includeFaces = true
        let picker = UIFontPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }

    private func takeColor() { paint.backgroundColor = well.selectedColor }

    // MARK: Chosen

    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        photo.image = info[.originalImage] as? UIImage
        picker.dismiss(animated: true)
    }

    func documentPicker(
        _ controller: UIDocumentPickerViewController,
        didPickDocumentsAt urls: [URL]
    ) { documents.text = urls.map(\.lastPathComponent).joined(separator: "\n") }

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        guard let descriptor = viewController.selectedFontDescriptor else { return }
        specimen.font = UIFont(descriptor: descriptor, size: 30)
    }
}
