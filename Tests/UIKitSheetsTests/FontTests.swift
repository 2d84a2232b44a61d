// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitSheets

@MainActor
private final class Listener: NSObject, UIFontPickerViewControllerDelegate {
    var picked: UIFontDescriptor?
    var isCancelled = false

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        picked = viewController.selectedFontDescriptor
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        isCancelled = true
    }
}

@MainActor
@Suite("The picker of fonts", .serialized)
struct FontTests {
    private let app: TestApp
    private let page = UIViewController()
    private let listener = Listener()

    init() throws {
        app = try TestApp(device: "iPhone 14")
        app.drawsFrames = ProcessInfo.processInfo.environment["CASEMENT_PICTURES"] != nil
        app.show(page)
    }

    private func present(_ picker: UIFontPickerViewController) throws -> UITableView {
        picker.delegate = listener
        page.present(picker, animated: true)
        app.settle()
        return try #require(app.find(UITableView.self))
    }

    @Test func aTappedFamilyIsPicked() throws {
        let table = try present(UIFontPickerViewController())
        try app.write("fonts")
        let first = UIFont.familyNames.sorted()[0]
        app.tap(try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))))
        app.settle()
        #expect(listener.picked?.object(forKey: .family) as? String == first)
        #expect(page.presentedViewController == nil)
        #expect(!listener.isCancelled)
    }

    @Test func traitsFilter() throws {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.filteredTraits = .traitMonoSpace
        let all = try present(UIFontPickerViewController())
        let count = all.numberOfRows(inSection: 0)
        page.dismiss(animated: false)
        app.settle()
        let table = try present(UIFontPickerViewController(configuration: configuration))
        #expect(table.numberOfRows(inSection: 0) < count)
    }

    @Test func languagesFilter() throws {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.filteredLanguagesPredicate =
            UIFontPickerViewController.Configuration.filterPredicate(
                forFilteredLanguages: ["en"]
            )
        #expect(configuration.languageFilter?(["de", "en"]) == true)
        #expect(configuration.languageFilter?(["de"]) == false)
        let name = try #require(UIFont.fontNames(forFamilyName: "Inter").first)
        #expect(FontLanguages.of(name).contains("en"))
    }

    @Test func laterChangesOfTheConfigurationDoNotCount() {
        let configuration = UIFontPickerViewController.Configuration()
        let picker = UIFontPickerViewController(configuration: configuration)
        configuration.includeFaces = true
        #expect(!picker.configuration.includeFaces)
    }

    @Test func cancellingIsHeard() throws {
        _ = try present(UIFontPickerViewController())
        page.dismiss(animated: true)
        app.settle()
        #expect(listener.isCancelled)
        #expect(listener.picked == nil)
    }
}
