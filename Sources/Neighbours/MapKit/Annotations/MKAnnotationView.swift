// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKit

/// How far a view is in being dragged; nothing can be dragged.
public enum MKAnnotationViewDragState: UInt, Sendable {
    /// It is not.
    case none = 0
    /// It begins.
    case starting = 1
    /// It is.
    case dragging = 2
    /// It is given up.
    case canceling = 3
    /// It ends.
    case ending = 4
}

/// Which of two views that meet is shown; both are.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Float

    /// A priority of a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// A priority of a number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// It is always shown.
    public static let required = Self(1_000)
    /// It is mostly shown.
    public static let defaultHigh = Self(750)
    /// It is seldom shown.
    public static let defaultLow = Self(250)
}

/// Which of two views lies above.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Float

    /// A priority of a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// A priority of a number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Above all.
    public static let max = Self(1_000)
    /// As usual.
    public static let defaultUnselected = Self(500)
    /// As usual for one that is selected.
    public static let defaultSelected = Self(1_000)
    /// Below all.
    public static let min = Self(0)
}

/// Which shape views that meet have.
public enum MKAnnotationViewCollisionMode: Int, Sendable {
    /// A rectangle.
    case rectangle = 0
    /// A circle.
    case circle = 1
    /// Nothing.
    case none = 2
}

/// Whether the text of a view is shown.
public enum MKFeatureVisibility: Int, Sendable {
    /// As there is room.
    case adaptive = 0
    /// No.
    case hidden = 1
    /// Yes.
    case visible = 2
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier that the map's own views are registered by.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier that the map's own views of clusters are registered by.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
    "MKMapViewDefaultClusterAnnotationView"

/// Shows an annotation, centred on its place.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    private let identifier: String?
    private let picture = UIImageView()
    weak var map: MKMapView?

    /// A view for an annotation, to be used again by an identifier.
    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: .zero)
        takeAnnotation(annotation)
        isOpaque = false
        addSubview(picture)
    }

    // Not in the initializer, where Swift would leave out a subclass's observers.
    private func takeAnnotation(_ annotation: (any MKAnnotation)?) { self.annotation = annotation }

    /// A view from an archive.
    public required init?(coder: NSCoder) {
        identifier = nil
        super.init(coder: coder)
    }

    /// The identifier.
    open var reuseIdentifier: String? { identifier }

    /// What it shows.
    open var annotation: (any MKAnnotation)?

    /// The picture; the view has its size.
    open var image: UIImage? {
        didSet {
            picture.image = image
            guard let image else { return }
            bounds.size = image.size
            setNeedsLayout()
            map?.setNeedsLayout()
        }
    }

    /// How far its middle is from the place.
    open var centerOffset = CGPoint.zero { didSet { map?.setNeedsLayout() } }

    /// How far its callout is from its upper side.
    open var calloutOffset = CGPoint.zero

    /// Where the accessories are; kept, since they are always at the sides.
    open var leftCalloutOffset = CGPoint.zero
    /// Where the accessories are; kept, since they are always at the sides.
    open var rightCalloutOffset = CGPoint.zero

    /// Whether it can be selected.
    open var isEnabled = true

    /// Whether it is highlighted.
    open var isHighlighted = false

    private var isChosen = false

    /// Whether it is selected.
    open var isSelected: Bool {
        get { isChosen }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects it, or takes the selection away; the map calls it.
    open func setSelected(_ selected: Bool, animated: Bool) { isChosen = selected }

    /// Whether a callout is shown when it is selected.
    open var canShowCallout = false

    /// What is shown at the left of its callout.
    open var leftCalloutAccessoryView: UIView?
    /// What is shown at the right of its callout.
    open var rightCalloutAccessoryView: UIView?
    /// What is shown below the title of its callout.
    open var detailCalloutAccessoryView: UIView?

    /// Whether it can be dragged; it can't.
    open var isDraggable = false

    private var drag = MKAnnotationViewDragState.none

    /// How far it is in being dragged.
    open var dragState: MKAnnotationViewDragState {
        get { drag }
        set { setDragState(newValue, animated: false) }
    }

    /// Tells it that it is dragged; the map never does.
    open func setDragState(_ newDragState: MKAnnotationViewDragState, animated: Bool) {
        drag = newDragState
    }

    /// Which views are put together; none are.
    open var clusteringIdentifier: String?

    /// The view that stands for it in a cluster; none.
    open var cluster: MKAnnotationView? { nil }

    /// Which of two views that meet is shown.
    open var displayPriority = MKFeatureDisplayPriority.required

    /// Which shape it has for others.
    open var collisionMode = MKAnnotationViewCollisionMode.rectangle

    /// Which of two views lies above.
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected {
        didSet { layer.zPosition = CGFloat(zPriority.rawValue) }
    }

    /// Which of two views lies above where one is selected.
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected

    /// Makes it ready for another annotation.
    open func prepareForReuse() {}

    /// Makes it ready to be shown.
    open func prepareForDisplay() {}

    /// The picture fills it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }
}
