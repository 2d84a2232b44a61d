// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// The standard edit actions: which classes have them, and how they are sent by name.
///
/// Every responder has the methods, since Swift requires that for overriding them; whether a class
/// overrides one is found out by comparing entries of its vtable.
enum StandardEdit {
    private typealias Call = @MainActor (UIResponder, Any?) -> Void

    /// The actions by selector, in the order of their declaration in `UIResponder`.
    private static let calls: [(name: String, call: Call)] = [
        ("cut:", { $0.cut($1) }),
        ("copy:", { $0.copy($1) }),
        ("paste:", { $0.paste($1) }),
        ("pasteAndMatchStyle:", { $0.pasteAndMatchStyle($1) }),
        ("pasteAndGo:", { $0.pasteAndGo($1) }),
        ("pasteAndSearch:", { $0.pasteAndSearch($1) }),
        ("select:", { $0.select($1) }),
        ("selectAll:", { $0.selectAll($1) }),
        ("delete:", { $0.delete($1) }),
        ("duplicate:", { $0.duplicate($1) }),
        ("move:", { $0.move($1) }),
        ("rename:", { $0.rename($1) }),
        ("export:", { $0.export($1) }),
        ("find:", { $0.find($1) }),
        ("findAndReplace:", { $0.findAndReplace($1) }),
        ("findNext:", { $0.findNext($1) }),
        ("findPrevious:", { $0.findPrevious($1) }),
        ("useSelectionForFind:", { $0.useSelectionForFind($1) }),
        ("print:", { $0.printContent($1) }),
        ("makeTextWritingDirectionLeftToRight:", { $0.makeTextWritingDirectionLeftToRight($1) }),
        ("makeTextWritingDirectionRightToLeft:", { $0.makeTextWritingDirectionRightToLeft($1) }),
        ("toggleBoldface:", { $0.toggleBoldface($1) }),
        ("toggleItalics:", { $0.toggleItalics($1) }),
        ("toggleUnderline:", { $0.toggleUnderline($1) }),
        ("increaseSize:", { $0.increaseSize($1) }),
        ("decreaseSize:", { $0.decreaseSize($1) }),
        ("showWritingTools:", { $0.showWritingTools($1) }),
        ("captureTextFromCamera:", { $0.captureTextFromCamera($1) }),
    ]

    /// The methods' indices in the vtable, in the same order; empty if they were not found.
    private static let places: [Int] = {
        let base: AnyClass = UIResponder.self
        let found = (ClassMetadata.headerWords..<ClassMetadata.wordCount(of: base)).filter {
            let word = ClassMetadata.word($0, of: base)
            return ClassMetadata.word($0, of: PlainResponder.self) == word
                && ClassMetadata.word($0, of: EditingResponder.self) != word
        }
        return found.count == calls.count ? found : []
    }()

    private static let indices: [String: Int] = {
        _objcRegister { members in
            for (name, call) in calls {
                members.method(name) { object, arguments in
                    if let responder = object as? UIResponder {
                        call(responder, arguments.first ?? nil)
                    }
                }
            }
            return UIResponder.self
        }
        return Dictionary(uniqueKeysWithValues: calls.enumerated().map { ($1.name, $0) })
    }()

    static func register() { _ = indices }

    /// Whether a class of responders overrides an action; nil for other actions.
    static func isOverridden(_ action: Selector, in aClass: AnyClass) -> Bool? {
        guard let index = indices[NSStringFromSelector(action)] else { return nil }
        guard places.indices.contains(index) else { return true }
        let place = places[index]
        return ClassMetadata.word(place, of: aClass)
            != ClassMetadata.word(place, of: UIResponder.self)
    }
}

/// Overrides nothing.
private final class PlainResponder: UIResponder {}

/// Overrides every standard edit action.
private final class EditingResponder: UIResponder {
    override func cut(_ sender: Any?) {}
    override func copy(_ sender: Any?) {}
    override func paste(_ sender: Any?) {}
    override func pasteAndMatchStyle(_ sender: Any?) {}
    override func pasteAndGo(_ sender: Any?) {}
    override func pasteAndSearch(_ sender: Any?) {}
    override func select(_ sender: Any?) {}
    override func selectAll(_ sender: Any?) {}
    override func delete(_ sender: Any?) {}
    override func duplicate(_ sender: Any?) {}
    override func move(_ sender: Any?) {}
    override func rename(_ sender: Any?) {}
    override func export(_ sender: Any?) {}
    override func find(_ sender: Any?) {}
    override func findAndReplace(_ sender: Any?) {}
    override func findNext(_ sender: Any?) {}
    override func findPrevious(_ sender: Any?) {}
    override func useSelectionForFind(_ sender: Any?) {}
    override func printContent(_ sender: Any?) {}
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    override func toggleBoldface(_ sender: Any?) {}
    override func toggleItalics(_ sender: Any?) {}
    override func toggleUnderline(_ sender: Any?) {}
    override func increaseSize(_ sender: Any?) {}
    override func decreaseSize(_ sender: Any?) {}
    override func showWritingTools(_ sender: Any?) {}
    override func captureTextFromCamera(_ sender: Any?) {}
}
