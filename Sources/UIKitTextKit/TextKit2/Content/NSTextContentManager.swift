// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A document of elements that layout managers lay out.
///
/// A subclass that keeps text its own way overrides `documentRange`, `enumerateTextElements`,
/// `replaceContents` and the functions of places, and calls `recordEditAction` in transactions;
/// ``NSTextContentStorage`` keeps text in a text storage.
open class NSTextContentManager: NSObject, NSSecureCoding, NSTextElementProvider {
    private final weak var storedDelegate: (any NSTextContentManagerDelegate)?
    private final var managers: [NSTextLayoutManager] = []
    private final weak var primary: NSTextLayoutManager?
    private final var transactionDepth = 0
    private final var isEdited = false

    /// An empty document.
    public override init() { super.init() }

    /// Reads an archived document, which holds rules only.
    public required init?(coder: NSCoder) {
        super.init()
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives hold rules.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the rules.
    open func encode(with coder: NSCoder) { archive(PropertyArchive(self, to: coder)) }

    private final func archive(_ properties: PropertyArchive<NSTextContentManager>) {
        properties.keep(
            \.automaticallySynchronizesTextLayoutManagers,
            "UIAutomaticallySynchronizesTextLayoutManagers"
        )
        properties.keep(
            \.automaticallySynchronizesToBackingStore,
            "UIAutomaticallySynchronizesToBackingStore"
        )
    }

    // A content storage has a property of the same name and a narrower type, which is preferred.
    /// Makes elements, and hides some.
    @_disfavoredOverload
    open weak var delegate: (any NSTextContentManagerDelegate)? {
        get { storedDelegate }
        set {
            storedDelegate = newValue
            reload()
        }
    }

    // MARK: Layout managers

    /// The layout managers of the document.
    open var textLayoutManagers: [NSTextLayoutManager] { managers }

    /// Has a layout manager lay the document out, too.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !managers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        managers.append(textLayoutManager)
        if primary == nil { primary = textLayoutManager }
        textLayoutManager.attach(to: self)
    }

    /// Has a layout manager lay the document out no longer.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard managers.contains(where: { $0 === textLayoutManager }) else { return }
        managers.removeAll { $0 === textLayoutManager }
        if primary === textLayoutManager { primary = nil }
        textLayoutManager.attach(to: nil)
    }

    /// The layout manager that people edit in; the first that was added unless set.
    open weak var primaryTextLayoutManager: NSTextLayoutManager? {
        get { primary }
        set {
            announcing("primaryTextLayoutManager") {
                if let newValue { addTextLayoutManager(newValue) }
                primary = newValue
            }
        }
    }

    /// Brings layout managers up to the present document.
    open func synchronizeTextLayoutManagers(
        _ completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        synchronizeLayout()
        completionHandler?(nil)
    }

    /// Brings layout managers up to the edits that they have not seen.
    func synchronizeLayout() {
        guard isEdited else { return }
        isEdited = false
        reload()
    }

    /// Has layout managers take the whole document anew, but keep what they know of elements that stay.
    final func reload() { for manager in managers { manager.reload() } }

    /// Whether layout managers follow at the end of each transaction; true.
    open var automaticallySynchronizesTextLayoutManagers = true

    /// Whether the document is written where it is kept at the end of each transaction; false.
    open var automaticallySynchronizesToBackingStore = false

    // MARK: Elements

    /// The whole document; empty unless overridden.
    open var documentRange: NSTextRange { NSTextRange(units: 0..<0) }

    /// Calls back with each element; with none unless overridden.
    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?,
        options: NSTextContentManager.EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        nil
    }

    /// The elements that a range touches.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var found: [NSTextElement] = []
        _ = enumerateTextElements(from: range.location, options: []) { element in
            guard let own = element.elementRange else { return true }
            let begins = own.location.isBefore(range.endLocation)
            guard begins || found.isEmpty && range.isEmpty else { return false }
            found.append(element)
            return own.endLocation.isBefore(range.endLocation)
        }
        return found
    }

    /// The place a number of characters away; nil unless overridden or where it is the same place.
    open func location(
        _ location: any NSTextLocation,
        offsetBy offset: Int
    ) -> (any NSTextLocation)? {
        offset == 0 ? location : nil
    }

    /// How many characters lie between two places; unless overridden 0 or `NSNotFound`.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        from.isSame(as: to) ? 0 : NSNotFound
    }

    /// The range that an edit or a selection of another may take; nil for that range itself.
    open func adjustedRange(
        from textRange: NSTextRange,
        forEditingTextSelection: Bool
    ) -> NSTextRange? {
        nil
    }

    // MARK: Edits

    /// Whether a transaction is going on.
    open var hasEditingTransaction: Bool { transactionDepth > 0 }

    /// Makes edits of which layout managers hear together.
    open func performEditingTransaction(_ transaction: () -> Void) {
        transactionDepth += 1
        transaction()
        transactionDepth -= 1
        guard transactionDepth == 0 else { return }
        if automaticallySynchronizesTextLayoutManagers { synchronizeLayout() }
        if automaticallySynchronizesToBackingStore { synchronizeToBackingStore { _ in } }
    }

    /// Takes note that a part of the document was replaced.
    ///
    /// Outside of a transaction layout managers follow at once.
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
        isEdited = true
        if transactionDepth == 0, automaticallySynchronizesTextLayoutManagers {
            synchronizeLayout()
        }
    }

    /// Replaces a part of the document; a subclass does.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

    /// Writes the document where it is kept: there is nothing to do unless overridden.
    open func synchronizeToBackingStore(
        _ completionHandler: @escaping ((any Error)?) -> Void
    ) {
        completionHandler(nil)
    }

    /// Brings layout managers up to the present document.
    open func synchronizeTextLayoutManagers() async throws { synchronizeTextLayoutManagers(nil) }

    /// Writes the document where it is kept.
    open func synchronizeToBackingStore() async throws {
        try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<Void, any Error>) in
            synchronizeToBackingStore { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }
}

extension NSTextContentManager {
    /// Whether the delegate has an element laid out.
    func shows(_ element: NSTextElement) -> Bool {
        delegate?.textContentManager?(self, shouldEnumerate: element, options: []) ?? true
    }
}
