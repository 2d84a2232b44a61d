// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
@_spi(Rooms) import UIKitViews

/// A row of segments of which one is chosen, or each of which is a button.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// A place in the row.
    public enum Segment: Int, Sendable {
        /// Any place.
        case any = 0
        /// The first of several.
        case left = 1
        /// Neither first nor last.
        case center = 2
        /// The last of several.
        case right = 3
        /// The only one.
        case alone = 4
    }

    /// What `selectedSegmentIndex` is where none is chosen.
    public class var noSegment: Int { -1 }

    final var parts = SegmentParts()

    /// Makes a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpParts()
    }

    /// Makes a control of titles (`String`), pictures (`UIImage`) and actions (`UIAction`).
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUpParts()
        for item in items ?? [] {
            switch item {
            case let image as UIImage: insert(SegmentContent(image: image), at: .max)
            case let action as UIAction: insert(SegmentContent(action: action), at: .max)
            default: insert(SegmentContent(title: "\(item)"), at: .max)
            }
        }
        frame.size = intrinsicContentSize
    }

    /// Makes a control with a segment for each action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insert(SegmentContent(action: action), at: .max) }
        if frame == .zero { self.frame.size = intrinsicContentSize }
    }

    /// Reads an archived control.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpParts()
        decodeSegments(from: coder)
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UISegmentedControl.self)
    }

    /// Archives the control.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeSegments(to: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UISegmentedControl>) {
        properties.keep(\.apportionsSegmentWidthsByContent, "UIApportionsSegmentWidthsByContent")
        properties.keep(\.isSpringLoaded, "UISpringLoaded")
        properties.keep(\.selectedSegmentTintColor, "UISelectedSegmentTintColor")
        archiveLooks(properties)
    }

    /// Keeps the pictures and attributes by states, of a search bar's scopes, too.
    package final func archiveLooks(_ properties: PropertyArchive<UISegmentedControl>) {
        properties.keep(attributesByState: \.parts.attributes, "UISegmentTextAttributes")
        properties.keep(\.parts.backgrounds, "UISegmentBackgroundImages")
        properties.keep(\.parts.dividers, "UISegmentDividerImages")
        properties.keep(\.parts.adjustments, "UISegmentContentPositionAdjustments")
        if properties.isReading { contentDidChange() }
    }

    // MARK: Segments

    /// How many there are.
    open var numberOfSegments: Int { parts.segments.count }

    /// Inserts a title; an index past the end is the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentContent(title: title), at: segment)
    }

    /// Inserts a picture; an index past the end is the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentContent(image: image), at: segment)
    }

    /// Inserts an action, whose title or picture is shown.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentContent(action: action), at: segment)
    }

    /// Removes a segment; an index past the end is the last.
    open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }

    /// Removes all.
    open func removeAllSegments() {
        while numberOfSegments > 0 { remove(at: numberOfSegments - 1) }
    }

    /// Shows a title in a segment in place of what it showed.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { content in
            content.title = title
            content.image = nil
        }
    }

    /// The title of a segment; nil where it shows a picture.
    open func titleForSegment(at segment: Int) -> String? { content(at: segment)?.shownTitle }

    /// Shows a picture in a segment in place of what it showed.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { content in
            content.image = image
            content.title = nil
        }
    }

    /// The picture of a segment; nil where it shows a title.
    open func imageForSegment(at segment: Int) -> UIImage? { content(at: segment)?.shownImage }

    /// Gives a segment an action.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0 = SegmentContent(action: action) }
    }

    /// The action of a segment.
    open func actionForSegment(at segment: Int) -> UIAction? { content(at: segment)?.action }

    /// The index of the segment with an action of an identifier, or `NSNotFound`.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        parts.segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Sets a segment's width in points; 0 lets the control choose.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = max(width, 0) }
    }

    /// A segment's width that was set; 0 where the control chooses.
    open func widthForSegment(at segment: Int) -> CGFloat { content(at: segment)?.width ?? 0 }

    /// Moves what a segment shows from its middle.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.offset = offset }
    }

    /// How far what a segment shows is from its middle.
    open func contentOffsetForSegment(at segment: Int) -> CGSize {
        content(at: segment)?.offset ?? .zero
    }

    /// Lets a segment be chosen, or not.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        content(at: segment)?.isEnabled ?? false
    }

    // MARK: Choice

    /// The chosen segment; `noSegment` for none.
    ///
    /// Setting it sends no event.
    ///
    /// Traps on an index that there is not, as on iOS.
    open var selectedSegmentIndex: Int {
        get { parts.selected }
        set { announcing("selectedSegmentIndex") { select(newValue) } }
    }

    /// Whether a segment is chosen only while a finger is on it; false unless set.
    open var isMomentary = false {
        willSet { beginAnnouncing("isMomentary", "momentary") }
        didSet {
            endAnnouncing("isMomentary", "momentary")
            if isMomentary { parts.selected = UISegmentedControl.noSegment }
        }
    }

    /// Whether segments are as wide as what they show, not all the same; false unless set.
    open var apportionsSegmentWidthsByContent = false {
        willSet { beginAnnouncing("apportionsSegmentWidthsByContent") }
        didSet {
            endAnnouncing("apportionsSegmentWidthsByContent")
            contentDidChange()
        }
    }

    // MARK: Looks

    /// The colour of the plate under the chosen segment; nil is the system's.
    open var selectedSegmentTintColor: UIColor? {
        willSet { beginAnnouncing("selectedSegmentTintColor") }
        didSet {
            endAnnouncing("selectedSegmentTintColor")
            customizes(
                .selectedSegmentTintColor,
                \UISegmentedControl.selectedSegmentTintColor,
                selectedSegmentTintColor
            )
            updateParts()
        }
    }

    /// Sets the titles' attributes in a state.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        customizes(
            .titleTextAttributesForState,
            for: state.axis,
            { (target: UISegmentedControl) in
                target.setTitleTextAttributes(attributes, for: state)
            }
        )
        parts.attributes[state.rawValue] = attributes
        contentDidChange()
    }

    /// The titles' attributes that were set for a state.
    open func titleTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? {
        parts.attributes[state.rawValue]
    }

    /// Sets the picture behind segments of a state.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        customizes(
            .backgroundImageForState,
            for: state.axis(barMetrics),
            { (target: UISegmentedControl) in
                target.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
            }
        )
        parts.backgrounds[StateMetrics(state, barMetrics)] = backgroundImage
        updateParts()
    }

    /// The picture behind segments of a state.
    open func backgroundImage(
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        parts.backgrounds[StateMetrics(state, barMetrics)]
    }

    /// Sets the picture between segments of two states.
    open func setDividerImage(
        _ dividerImage: UIImage?,
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        customizes(
            .dividerImage,
            for: leftState.axis(barMetrics, Int(rightState.rawValue)),
            { (target: UISegmentedControl) in
                target.setDividerImage(
                    dividerImage,
                    forLeftSegmentState: leftState,
                    rightSegmentState: rightState,
                    barMetrics: barMetrics
                )
            }
        )
        parts.dividers[StatePair(leftState, rightState)] = dividerImage
        updateParts()
    }

    /// The picture between segments of two states.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        parts.dividers[StatePair(leftState, rightState)]
    }

    /// Moves what segments at a place of the row show.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset,
        forSegmentType leftCenterRightOrAlone: Segment,
        barMetrics: UIBarMetrics
    ) {
        customizes(
            .contentPositionAdjustment,
            for: UInt64(leftCenterRightOrAlone.rawValue) << 32 | barMetrics.axis,
            { (target: UISegmentedControl) in
                target.setContentPositionAdjustment(
                    adjustment,
                    forSegmentType: leftCenterRightOrAlone,
                    barMetrics: barMetrics
                )
            }
        )
        parts.adjustments[leftCenterRightOrAlone.rawValue] = adjustment
        setNeedsLayout()
    }

    /// How far what segments at a place of the row show is moved.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment,
        barMetrics: UIBarMetrics
    ) -> UIOffset {
        parts.adjustments[leftCenterRightOrAlone.rawValue] ?? .zero
    }

    // MARK: Size

    /// As wide as the segments need to be, 32 points high.
    open override var intrinsicContentSize: CGSize { sizeOfSegments }

    /// As wide as the segments need to be, 32 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfSegments }

    /// Lays out the segments.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    // MARK: Tracking

    /// Holds the segment under the finger.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        hold(segment(at: touch), beginsHere: true)
        return parts.held != nil
    }

    /// The chosen segment follows the finger; others light up.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        hold(segment(at: touch), beginsHere: false)
        return true
    }

    /// Chooses the segment under the finger, and tells.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        letGo(choosing: true, event)
    }

    /// Lets go.
    open override func cancelTracking(with event: UIEvent?) { letGo(choosing: false, event) }

    /// Taps are its own.
    @_spi(Rooms) open override var claimsSingleTap: Bool { isEnabled }

    /// Arrows along it are its own.
    @_spi(Rooms) open override func usesFocusMovement(_ heading: UIFocusHeading) -> Bool {
        !heading.isDisjoint(with: [.left, .right])
    }

    /// Arrows choose the neighbour while the control has the focus.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !chooseByKey(presses) { super.pressesBegan(presses, with: event) }
    }

    @_spi(Rooms) open override func stateDidChange(from oldState: UIControl.State) {
        super.stateDidChange(from: oldState)
        updateParts()
    }

    /// Whether a drag that rests over a segment chooses it.
    open var isSpringLoaded: Bool {
        get { hasSpringLoading }
        set {
            setSpringLoading(
                newValue
                    ? { [weak self] point in
                        guard let self, self.isEnabled, let index = self.segment(at: point),
                            index != self.selectedSegmentIndex
                        else { return }
                        self.select(index)
                        self.sendActions(for: .valueChanged)
                    } : nil
            )
        }
    }
}
