// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A text with attributes that tells layout managers what was edited.
///
/// A subclass that keeps its text elsewhere overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` with a string and `setAttributes(_:range:)`, and calls
/// `edited(_:range:changeInLength:)` in the latter two; everything else goes by these four.
/// `NSAttributedString(attributedString:)` sees none of it on Linux: make copies by `copy()` or
/// `attributedSubstring(from:)`.
open class NSTextStorage: NSMutableAttributedString {
    final var contents = AttributedUnits()
    final var editing = EditingState()
    /// Called after every edit, when it was processed.
    package final var observer: (() -> Void)?
    private final weak var storedDelegate: (any NSTextStorageDelegate)?
    private final var managers: [NSLayoutManager] = []

    /// A storage without text.
    public init() { super.init(string: "") }

    /// A storage of a text without attributes.
    public override init(string: String) {
        super.init(string: "")
        contents.replace(0..<0, with: Array(string.utf16))
    }

    /// A storage of a text with attributes.
    public override init(
        string: String,
        attributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        super.init(string: "")
        contents.replace(0..<0, with: Array(string.utf16))
        contents.set(attrs ?? [:], in: 0..<contents.count)
    }

    /// A storage of a text.
    public override init(attributedString attrStr: NSAttributedString) {
        super.init(string: "")
        take(attrStr)
    }

    /// Reads an archived storage.
    public required init?(coder aDecoder: NSCoder) {
        super.init(string: "")
        guard let text = aDecoder.archivedText else { return nil }
        take(text)
    }

    private func take(_ text: NSAttributedString) {
        contents.replace(0..<0, with: Array(text.string.utf16))
        text.forEachRun { attributes, range in
            contents.set(attributes, in: range.location..<range.location + range.length)
        }
    }

    // MARK: What a subclass overrides

    /// The characters.
    open override var string: String { contents.string }

    /// The attributes of a unit, and the stretch that has them.
    open override func attributes(
        at location: Int,
        effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        guard location >= 0, location < contents.count else { outOfBounds(location) }
        let index = contents.runIndex(at: location)
        let found = contents.range(ofRun: index)
        range?.pointee = NSRange(location: found.lowerBound, length: found.count)
        return contents.runs[index].attributes
    }

    /// Replaces characters; new ones take the attributes of the first that is replaced.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        let units = Array(str.utf16)
        contents.replace(checked(range), with: units)
        edited(.editedCharacters, range: range, changeInLength: units.count - range.length)
    }

    /// Replaces the attributes of a stretch.
    open override func setAttributes(
        _ attrs: [NSAttributedString.Key: Any]? = nil,
        range: NSRange
    ) {
        contents.set(attrs ?? [:], in: checked(range))
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: By the four above

    /// How many UTF-16 units there are.
    open override var length: Int { isPlain ? contents.count : string.utf16.count }

    /// The characters, to be edited in place.
    open override var mutableString: NSMutableString { StorageString(self) }

    /// The attributes of a unit, and the whole stretch that has them within limits.
    open override func attributes(
        at location: Int,
        longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        let found = attributes(at: location, effectiveRange: nil)
        range?.pointee = stretch(around: location, in: rangeLimit) {
            AttributedUnits.areEqual($0, found)
        }
        return found
    }

    /// An attribute of a unit.
    open override func attribute(
        _ attrName: NSAttributedString.Key,
        at location: Int,
        effectiveRange range: NSRangePointer?
    ) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    /// An attribute of a unit, and the whole stretch that has it within limits.
    open override func attribute(
        _ attrName: NSAttributedString.Key,
        at location: Int,
        longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        let found = attributes(at: location, effectiveRange: nil)[attrName]
        range?.pointee = stretch(around: location, in: rangeLimit) { other in
            switch (found, other[attrName]) {
            case (nil, nil): true
            case (let found?, let other?): AttributedUnits.areEqual(found, other)
            default: false
            }
        }
        return found
    }

    /// A part of the text.
    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        plainText(in: checked(range))
    }

    /// Whether characters and attributes are the same.
    open override func isEqual(to other: NSAttributedString) -> Bool {
        guard length == other.length, string == other.string else { return false }
        var location = 0
        while location < length {
            var own = NSRange()
            var others = NSRange()
            let left = attributes(at: location, effectiveRange: &own)
            let right = other.attributes(at: location, effectiveRange: &others)
            guard AttributedUnits.areEqual(left, right) else { return false }
            location = max(location + 1, min(own.upperBound, others.upperBound))
        }
        return true
    }

    /// Calls back with each stretch and its attributes.
    open override func enumerateAttributes(
        in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (
            [NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>
        ) -> Void
    ) {
        enumerate(enumerationRange, isReversed: opts.contains(.reverse)) { attributes, range in
            var stop: ObjCBool = false
            block(attributes, range, &stop)
            return stop.boolValue
        }
    }

    /// Calls back with each stretch and its value of an attribute.
    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key,
        in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let limit = checked(enumerationRange)
        var stretches: [(Any?, NSRange)] = []
        var location = limit.lowerBound
        while location < limit.upperBound {
            var range = NSRange()
            let value = attribute(
                attrName,
                at: location,
                longestEffectiveRange: &range,
                in: enumerationRange
            )
            stretches.append((value, range))
            location = max(location + 1, range.upperBound)
        }
        var stop: ObjCBool = false
        for (value, range) in opts.contains(.reverse) ? stretches.reversed() : stretches {
            block(value, range, &stop)
            if stop.boolValue { return }
        }
    }

    /// Replaces a part of the text by another text with its attributes.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        attrString.forEachRun { attributes, piece in
            setAttributes(
                attributes,
                range: NSRange(location: range.location + piece.location, length: piece.length)
            )
        }
        endEditing()
    }

    /// Inserts a text.
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    /// Adds a text at the end.
    open override func append(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
    }

    /// Takes a part of the text out.
    open override func deleteCharacters(in range: NSRange) {
        replaceCharacters(in: range, with: "")
    }

    /// Replaces all of the text.
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    /// Sets an attribute of a stretch.
    open override func addAttribute(
        _ name: NSAttributedString.Key,
        value: Any,
        range: NSRange
    ) {
        addAttributes([name: value], range: range)
    }

    /// Sets attributes of a stretch, and leaves others as they are.
    open override func addAttributes(
        _ attrs: [NSAttributedString.Key: Any] = [:],
        range: NSRange
    ) {
        change(range) { $0.merge(attrs) { _, new in new } }
    }

    /// Takes an attribute of a stretch away.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0[name] = nil }
    }

    /// Begins a group of edits that is processed as one.
    open override func beginEditing() { editing.depth += 1 }

    /// Ends a group of edits.
    open override func endEditing() {
        editing.depth = max(0, editing.depth - 1)
        if editing.depth == 0 { processPending() }
    }

    /// A text that never changes.
    open override func copy(with zone: NSZone? = nil) -> Any { plainText(in: 0..<length) }

    /// A text that can be edited, without layout managers.
    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableAttributedString(attributedString: plainText(in: 0..<length))
    }

    // MARK: Layout and editing

    /// Who hears of edits.
    open weak var delegate: (any NSTextStorageDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// Who lays the text out.
    open var layoutManagers: [NSLayoutManager] { managers }

    /// Has a layout manager lay the text out, too.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        managers.append(aLayoutManager)
        aLayoutManager.adopt(self)
    }

    /// Has a layout manager lay the text out no longer.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard managers.contains(where: { $0 === aLayoutManager }) else { return }
        managers.removeAll { $0 === aLayoutManager }
        aLayoutManager.adopt(nil)
    }

    private final weak var storedObserver: (any NSTextStorageObserving)?

    /// Follows edits after the layout managers: a content storage of TextKit 2.
    open weak var textStorageObserver: (any NSTextStorageObserving)? {
        get { storedObserver }
        set { storedObserver = newValue }
    }

    /// What the edits that are not processed yet have changed.
    open var editedMask: NSTextStorage.EditActions { editing.mask }

    /// Where they have; `NSNotFound` without any.
    open var editedRange: NSRange { editing.range }

    /// By how many units they have changed the length.
    open var changeInLength: Int { editing.delta }

    /// Whether attributes are put in order when they are first asked for; false.
    open var fixesAttributesLazily: Bool { false }

    /// Takes note of an edit: what it changed, where it did before, and by how much the length.
    ///
    /// Outside of a group the edit is processed at once.
    open func edited(
        _ editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        editing.note(editedMask, editedRange, delta)
        if editing.depth == 0, !editing.isProcessing { processPending() }
    }

    /// Puts what was edited in order, and tells delegate, observers and layout managers.
    open func processEditing() { process() }

    /// Takes note that attributes are not in order.
    open func invalidateAttributes(in range: NSRange) {}

    /// Puts attributes in order.
    open func ensureAttributesAreFixed(in range: NSRange) {}

    /// Posted before an edit is processed.
    public static let willProcessEditingNotification = NSNotification.Name(
        "NSTextStorageWillProcessEditingNotification"
    )

    /// Posted after an edit was processed.
    public static let didProcessEditingNotification = NSNotification.Name(
        "NSTextStorageDidProcessEditingNotification"
    )
}
