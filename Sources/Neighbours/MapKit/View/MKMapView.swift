// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// The types of the properties are those of the interface.

import CoreGraphics
public import CoreLocation
public import Foundation
import ObjCRuntime
public import UIKit

/// Shows a part of the world as a grid, with annotations and overlays.
///
/// Programs see no tiles: the view says so once. Delegates hear in this order: of a region that will
/// change, of the visible part, of a region that has changed; of a deselection before a selection.
@preconcurrency @MainActor
open class MKMapView: UIView {
    private let canvas = MapCanvas()
    var projection = MapProjection(size: .zero)
    /// What is to be shown once the view has a size.
    private var awaited: MKMapRect?
    private var shownSize = CGSize.zero
    let markers = MapMarkers()
    let layers = MapLayers()
    private var moves: (any NSObjectProtocol)?

    // MARK: Making

    /// A map of the world.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A map from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        Unbuilt.report("MKMapView: tiles of the map")
        clipsToBounds = true
        canvas.map = self
        canvas.contentMode = .redraw
        addSubview(canvas)
        listen()
        // The observer takes itself away when the map is gone.
        let map = UncheckedTransfer(WeakMap(self))
        moves = NotificationCenter.default.addObserver(
            forName: MKPointAnnotation.moved,
            object: nil,
            queue: nil
        ) { _ in
            // Annotations of maps move on the main thread.
            guard MainQueue.isCurrent else { return }
            MainActor.assumeIsolated { map.value.map?.setNeedsLayout() }
        }
    }

    isolated deinit { moves.map { NotificationCenter.default.removeObserver($0) } }

    private func listen() {
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        pan.addHandler { [weak self] recognizer in
            if let pan = recognizer as? UIPanGestureRecognizer { self?.scroll(pan) }
        }
        let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
        pinch.addHandler { [weak self] recognizer in
            if let pinch = recognizer as? UIPinchGestureRecognizer { self?.zoom(pinch) }
        }
        let twice = UITapGestureRecognizer(target: nil, action: nil)
        twice.numberOfTapsRequired = 2
        twice.addHandler { [weak self] recognizer in
            guard let self, recognizer.state == .ended, self.isZoomEnabled else { return }
            let place = recognizer.location(in: self)
            self.changeByHand { self.enlarge(2, at: place) }
        }
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addHandler { [weak self] recognizer in
            guard let self, recognizer.state == .ended else { return }
            self.touch(at: recognizer.location(in: self))
        }
        // Accessories of callouts are controls, whose touches are theirs.
        for recognizer in [pan, pinch, twice, tap] as [UIGestureRecognizer] {
            addGestureRecognizer(recognizer)
        }
    }

    /// Hears of the map, and makes its views and renderers.
    open weak var delegate: (any MKMapViewDelegate)? { didSet { setNeedsLayout() } }

    // MARK: The visible part

    /// The rectangle that is shown.
    open var visibleMapRect: MKMapRect {
        get { awaited ?? projection.visible }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    /// The region that is shown.
    open var region: MKCoordinateRegion {
        get { MKCoordinateRegion(visibleMapRect) }
        set { setRegion(newValue, animated: false) }
    }

    /// The place in the middle.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { setCenter(newValue, animated: false) }
    }

    /// From where the map is looked at.
    open var camera: MKMapCamera {
        get {
            let rect = visibleMapRect
            let place = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
            let half = rect.height / 2 * MKMetersPerMapPointAtLatitude(place.latitude)
            return MKMapCamera(
                lookingAtCenter: place,
                fromDistance: half / tan(MKMapCamera.halfAngle),
                pitch: 0,
                heading: 0
            )
        }
        set { setCamera(newValue, animated: false) }
    }

    /// Shows a region whole.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        guard region.isValid else {
            Diagnostics.trap(
                .invalidArgumentException,
                "MKMapView.setRegion(_:animated:): \(region) is not on the globe"
            )
        }
        setVisibleMapRect(region.mapRect, animated: animated)
    }

    /// Shows a place in the middle.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        let rect = visibleMapRect
        let middle = MKMapPoint(coordinate)
        guard awaited == nil else {
            let away = (middle.x - rect.midX, middle.y - rect.midY)
            return setVisibleMapRect(rect.offsetBy(dx: away.0, dy: away.1), animated: animated)
        }
        change(animated: animated) {
            projection.center = middle
            settle()
        }
    }

    /// Looks at the map from somewhere else.
    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        let place = MKMapPoint(camera.centerCoordinate)
        let meters = camera.centerCoordinateDistance * tan(MKMapCamera.halfAngle)
        let half = meters * MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude)
        let rect = MKMapRect(x: place.x, y: place.y - half, width: 0, height: 2 * half)
        setVisibleMapRect(rect, animated: animated)
    }

    /// Shows a rectangle whole.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
        setVisibleMapRect(mapRect, edgePadding: .zero, animated: animated)
    }

    /// Shows a rectangle whole, away from the edges.
    open func setVisibleMapRect(
        _ mapRect: MKMapRect,
        edgePadding insets: UIEdgeInsets,
        animated: Bool
    ) {
        guard !bounds.isEmpty else {
            awaited = mapRect
            return
        }
        awaited = nil
        change(animated: animated) { projection = fitted(mapRect, insets) }
    }

    private func fitted(_ mapRect: MKMapRect, _ insets: UIEdgeInsets) -> MapProjection {
        var own = MapProjection(size: bounds.size)
        own.show(mapRect, within: (insets.left + insets.right, insets.top + insets.bottom))
        own.center.x -= (insets.left - insets.right) / 2 / own.scale
        own.center.y -= (insets.top - insets.bottom) / 2 / own.scale
        own.settle()
        return own
    }

    /// The rectangle that is shown for another.
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
        mapRectThatFits(mapRect, edgePadding: .zero)
    }

    /// The rectangle that is shown for another away from the edges.
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        bounds.isEmpty ? mapRect : fitted(mapRect, insets).visible
    }

    /// The region that is shown for another.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        MKCoordinateRegion(mapRectThatFits(region.mapRect))
    }

    private func settle() {
        // The camera's distance for a scale, as for the range of zooms.
        let latitude = projection.center.coordinate.latitude
        let meters = MKMetersPerMapPointAtLatitude(latitude)
        func scale(_ distance: Double) -> Double {
            bounds.height / 2 * meters / max(distance * tan(MKMapCamera.halfAngle), 1e-9)
        }
        let range = cameraZoomRange ?? MKMapView.CameraZoomRange()
        let (far, near) = (range.maxCenterCoordinateDistance, range.minCenterCoordinateDistance)
        projection.settle(
            smallest: far > 0 ? scale(far) : nil,
            largest: near > 0 ? scale(near) : nil
        )
        if let limits = cameraBoundary?.mapRect, !limits.isNull {
            projection.center.x = min(max(projection.center.x, limits.minX), limits.maxX)
            projection.center.y = min(max(projection.center.y, limits.minY), limits.maxY)
        }
    }

    /// Changes what is shown, and tells the delegate.
    private func change(animated: Bool, _ body: () -> Void) {
        delegate?.mapView?(self, regionWillChangeAnimated: animated)
        body()
        canvas.setNeedsDisplay()
        delegate?.mapViewDidChangeVisibleRegion?(self)
        guard animated, window != nil else {
            setNeedsLayout()
            delegate?.mapView?(self, regionDidChangeAnimated: animated)
            return
        }
        UIView.animate(withDuration: 0.3) {
            self.placeMarkers()
        } completion: { _ in
            self.delegate?.mapView?(self, regionDidChangeAnimated: true)
        }
    }

    // MARK: Limits

    /// How near and how far the camera may be; as the map allows for nil.
    open var cameraZoomRange: CameraZoomRange! {
        didSet { if awaited == nil, !bounds.isEmpty { change(animated: false) { settle() } } }
    }

    /// Where the middle may be; anywhere for nil.
    open var cameraBoundary: CameraBoundary? {
        didSet { if awaited == nil, !bounds.isEmpty { change(animated: false) { settle() } } }
    }

    /// Sets how near and how far the camera may be.
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange
    }

    /// Sets where the middle may be.
    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        self.cameraBoundary = cameraBoundary
    }

    // MARK: Points and places

    /// The point of a view for a place.
    open func convert(
        _ coordinate: CLLocationCoordinate2D,
        toPointTo view: UIView?
    ) -> CGPoint {
        convert(projection.point(MKMapPoint(coordinate)), to: view)
    }

    /// The place for a point of a view.
    open func convert(
        _ point: CGPoint,
        toCoordinateFrom view: UIView?
    ) -> CLLocationCoordinate2D { projection.coordinate(convert(point, from: view)) }

    /// The rectangle of a view for a region.
    open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let rect = region.mapRect
        let middle = projection.point(MKMapPoint(x: rect.midX, y: rect.midY))
        let (width, height) = (rect.width * projection.scale, rect.height * projection.scale)
        let own = CGRect(
            x: middle.x - width / 2,
            y: middle.y - height / 2,
            width: width,
            height: height
        )
        return convert(own, to: view)
    }

    /// The region for a rectangle of a view.
    open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let own = convert(rect, from: view)
        let corner = projection.mapPoint(own.origin)
        return MKCoordinateRegion(
            MKMapRect(
                x: corner.x,
                y: corner.y,
                width: own.width / projection.scale,
                height: own.height / projection.scale
            )
        )
    }

    // MARK: Touches

    /// Whether fingers zoom.
    open var isZoomEnabled = true
    /// Whether fingers scroll.
    open var isScrollEnabled = true
    /// Whether fingers turn the map; they don't.
    open var isRotateEnabled = true
    /// Whether fingers tilt the map; they don't.
    open var isPitchEnabled = true

    private func scroll(_ pan: UIPanGestureRecognizer) {
        guard isScrollEnabled else { return }
        let way = pan.translation(in: self)
        pan.setTranslation(.zero, in: self)
        follow(pan.state) {
            projection.center.x -= way.x / projection.scale
            projection.center.y -= way.y / projection.scale
        }
    }

    private func zoom(_ pinch: UIPinchGestureRecognizer) {
        guard isZoomEnabled else { return }
        let (factor, place) = (pinch.scale, pinch.location(in: self))
        pinch.scale = 1
        follow(pinch.state) { enlarge(factor, at: place) }
    }

    /// Enlarges what is shown, so that a point stays where it is.
    private func enlarge(_ factor: Double, at point: CGPoint) {
        let fixed = projection.mapPoint(point)
        projection.scale *= factor
        settle()
        let now = projection.mapPoint(point)
        projection.center.x += fixed.x - now.x
        projection.center.y += fixed.y - now.y
    }

    /// Changes what is shown while a gesture goes on.
    private func follow(_ state: UIGestureRecognizer.State, _ body: () -> Void) {
        if state == .began { delegate?.mapView?(self, regionWillChangeAnimated: false) }
        if state == .began || state == .changed || state == .ended {
            body()
            settle()
            canvas.setNeedsDisplay()
            setNeedsLayout()
            delegate?.mapViewDidChangeVisibleRegion?(self)
        }
        if state == .ended || state == .cancelled {
            delegate?.mapView?(self, regionDidChangeAnimated: false)
        }
    }

    private func changeByHand(_ body: () -> Void) {
        change(animated: false) {
            body()
            settle()
        }
    }

    private func touch(at point: CGPoint) {
        if let callout = markers.callout, callout.frame.contains(point) { return }
        let touched = markers.entries.reversed().first { entry in
            guard let view = entry.view, view.isEnabled, !view.isHidden else { return false }
            return view.frame.insetBy(dx: -6, dy: -6).contains(point)
        }
        if let touched {
            selectAnnotation(touched.annotation, animated: true)
        } else {
            for annotation in markers.selected { deselectAnnotation(annotation, animated: true) }
        }
    }

    // MARK: Annotations

    /// The annotations.
    open var annotations: [any MKAnnotation] { markers.entries.map(\.annotation) }

    /// Adds an annotation.
    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    /// Adds annotations.
    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations where markers.index(of: annotation) == nil {
            markers.entries.append(MapMarkers.Entry(annotation: annotation))
        }
        setNeedsLayout()
    }

    /// Takes an annotation away.
    open func removeAnnotation(_ annotation: any MKAnnotation) {
        guard let index = markers.index(of: annotation) else { return }
        deselectAnnotation(annotation, animated: false)
        let entry = markers.entries.remove(at: index)
        guard let view = entry.view else { return }
        view.removeFromSuperview()
        if let name = view.reuseIdentifier { markers.waiting[name, default: []].append(view) }
    }

    /// Takes annotations away.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { removeAnnotation(annotation) }
    }

    /// The annotations in a rectangle.
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(
            annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
                .compactMap { $0 as? NSObject }
        )
    }

    /// The view of an annotation; nil for one that has none yet.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        markers.index(of: annotation).flatMap { markers.entries[$0].view }
    }

    /// Shows annotations: adds them, and shows their places.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let around = annotations.reduce(MKMapRect.null) { rect, annotation in
            let point = MKMapPoint(annotation.coordinate)
            return rect.union(MKMapRect(origin: point, size: MKMapSize()))
        }
        guard !around.isNull else { return }
        // A single place is shown with a kilometre around it.
        let least = 1_000 * MKMapPointsPerMeterAtLatitude(annotations[0].coordinate.latitude)
        let (dx, dy) = (max(around.width * 0.15, least), max(around.height * 0.15, least))
        setVisibleMapRect(around.insetBy(dx: -dx, dy: -dy), animated: animated)
    }

    /// The rectangle that annotations are shown in.
    open var annotationVisibleRect: CGRect { bounds }

    /// Has a class make views by an identifier.
    open func register(
        _ viewClass: AnyClass?,
        forAnnotationViewWithReuseIdentifier identifier: String
    ) { markers.classes[identifier] = viewClass as? MKAnnotationView.Type }

    /// A view that is no longer shown; nil for none.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
    {
        guard let view = markers.waiting[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    /// A view for an annotation, by a registered identifier.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String,
        for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
            view.annotation = annotation
            return view
        }
        let usual = identifier == MKMapViewDefaultAnnotationViewReuseIdentifier
        guard let made = markers.classes[identifier] ?? (usual ? MKMarkerAnnotationView.self : nil)
        else {
            Diagnostics.trap(
                .invalidArgumentException,
                "MKMapView.dequeueReusableAnnotationView(withIdentifier: \"\(identifier)\", for:):"
                    + " no class is registered for it"
            )
        }
        return made.init(annotation: annotation, reuseIdentifier: identifier)
    }

    private func makeView(_ annotation: any MKAnnotation) -> MKAnnotationView {
        if let view = (delegate?.mapView?(self, viewFor: annotation)) ?? nil { return view }
        let view = dequeueReusableAnnotationView(
            withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier,
            for: annotation
        )
        view.canShowCallout = annotation.title?.isEmpty == false
        return view
    }

    private func placeMarkers() {
        for entry in markers.entries {
            guard let view = entry.view else { continue }
            let point = projection.point(MKMapPoint(entry.annotation.coordinate))
            view.center = CGPoint(
                x: point.x + view.centerOffset.x,
                y: point.y + view.centerOffset.y
            )
            view.isHidden = !CLLocationCoordinate2DIsValid(entry.annotation.coordinate)
        }
        markers.callout?.follow()
    }

    private func showMarkers() {
        var added: [MKAnnotationView] = []
        for index in markers.entries.indices where markers.entries[index].view == nil {
            let annotation = markers.entries[index].annotation
            let view = makeView(annotation)
            view.annotation = annotation
            view.map = self
            view.prepareForDisplay()
            addSubview(view)
            markers.entries[index].view = view
            added.append(view)
        }
        placeMarkers()
        if let callout = markers.callout { bringSubviewToFront(callout) }
        if !added.isEmpty { delegate?.mapView?(self, didAdd: added) }
    }

    // MARK: Selection

    /// The selected annotations: one or none.
    open var selectedAnnotations: [any MKAnnotation] {
        get { markers.selected }
        set {
            for annotation in markers.selected { deselectAnnotation(annotation, animated: false) }
            if let first = newValue.first { selectAnnotation(first, animated: false) }
        }
    }

    /// Selects an annotation of the map, after the one before is no longer selected.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard markers.index(of: annotation) != nil,
            !markers.selected.contains(where: { $0 === annotation })
        else { return }
        for other in markers.selected { deselectAnnotation(other, animated: animated) }
        if view(for: annotation) == nil, !bounds.isEmpty { showMarkers() }
        markers.selected = [annotation]
        guard let view = view(for: annotation) else { return }
        view.setSelected(true, animated: animated)
        if view.canShowCallout, annotation.title?.isEmpty == false {
            let callout = MapCallout(view)
            markers.callout = callout
            addSubview(callout)
            callout.follow()
        }
        delegate?.mapView?(self, didSelect: view)
    }

    /// Takes the selection from an annotation.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation,
            let index = markers.selected.firstIndex(where: { $0 === annotation })
        else { return }
        markers.selected.remove(at: index)
        markers.callout?.removeFromSuperview()
        markers.callout = nil
        guard let view = view(for: annotation) else { return }
        view.setSelected(false, animated: animated)
        delegate?.mapView?(self, didDeselect: view)
    }

    func tell(_ view: MKAnnotationView, tapped control: UIControl) {
        delegate?.mapView?(self, annotationView: view, calloutAccessoryControlTapped: control)
    }

    // MARK: Overlays

    /// The overlays, the lowest first.
    open var overlays: [any MKOverlay] { layers.entries.map(\.overlay) }

    /// The overlays of a level, the lowest first.
    open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
        layers.entries.filter { $0.level == level }.map(\.overlay)
    }

    /// Adds an overlay above names.
    open func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }

    /// Adds overlays above names.
    open func addOverlays(_ overlays: [any MKOverlay]) {
        addOverlays(overlays, level: .aboveLabels)
    }

    /// Adds an overlay.
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
        insert(overlay, level, at: layers.entries.count)
    }

    /// Adds overlays.
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        for overlay in overlays { addOverlay(overlay, level: level) }
    }

    /// Puts an overlay at an index of all.
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        insert(overlay, .aboveLabels, at: index)
    }

    /// Puts an overlay at an index of a level.
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        let own = layers.entries.indices.filter { layers.entries[$0].level == level }
        insert(overlay, level, at: own.indices.contains(index) ? own[index] : layers.entries.count)
    }

    /// Puts an overlay above another.
    open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        let place = layers.index(of: sibling)
        let level = place.map { layers.entries[$0].level } ?? .aboveLabels
        insert(overlay, level, at: place.map { $0 + 1 } ?? layers.entries.count)
    }

    /// Puts an overlay below another.
    open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        let place = layers.index(of: sibling)
        let level = place.map { layers.entries[$0].level } ?? .aboveLabels
        insert(overlay, level, at: place ?? 0)
    }

    /// Puts two overlays into each other's place.
    open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
        guard let one = layers.index(of: overlay1), let other = layers.index(of: overlay2) else {
            return
        }
        layers.entries.swapAt(one, other)
        canvas.setNeedsDisplay()
    }

    /// Takes an overlay away.
    open func removeOverlay(_ overlay: any MKOverlay) {
        guard let index = layers.index(of: overlay) else { return }
        layers.entries.remove(at: index)
        canvas.setNeedsDisplay()
    }

    /// Takes overlays away.
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays { removeOverlay(overlay) }
    }

    private func insert(_ overlay: any MKOverlay, _ level: MKOverlayLevel, at index: Int) {
        guard layers.index(of: overlay) == nil else { return }
        let place = min(max(index, 0), layers.entries.count)
        layers.entries.insert(MapLayers.Entry(overlay: overlay, level: level), at: place)
        setNeedsLayout()
        canvas.setNeedsDisplay()
    }

    /// What draws an overlay; nil where the delegate has nothing for it.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        guard let index = layers.index(of: overlay) else { return nil }
        if let known = layers.entries[index].renderer { return known }
        let made: MKOverlayRenderer? = delegate?.mapView?(self, rendererFor: overlay)
        guard let made else { return nil }
        made.redraw = { [weak self] in
            // Renderers change on the main thread.
            guard MainQueue.isCurrent else { return }
            MainActor.assumeIsolated { self?.canvas.setNeedsDisplay() }
        }
        if let index = layers.index(of: overlay) { layers.entries[index].renderer = made }
        return made
    }

    private func makeRenderers() {
        let missing = layers.entries.filter { $0.renderer == nil }.map(\.overlay)
        let made = missing.compactMap { renderer(for: $0) }
        if !made.isEmpty { delegate?.mapView?(self, didAdd: made) }
    }

    // MARK: Layout

    /// Shows as much of the world as before in another size, and places the views.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !bounds.isEmpty else { return }
        canvas.frame = bounds
        if bounds.size != shownSize {
            let rect = awaited ?? (shownSize == .zero ? .world : projection.visible)
            shownSize = bounds.size
            setVisibleMapRect(rect, animated: false)
        }
        makeRenderers()
        showMarkers()
    }

    // MARK: What the map would show

    /// The kind of map; always the grid.
    open var mapType = MKMapType.standard
    /// The kinds of places that are shown; there are none.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether buildings are shown; there are none.
    open var showsBuildings = true
    /// Whether traffic is shown; there is none.
    open var showsTraffic = false
    /// Whether a scale is shown; it isn't.
    open var showsScale = false
    /// Whether a compass is shown; it isn't.
    open var showsCompass = true

    // MARK: The user

    private let user = MKUserLocation()

    /// Whether the user is shown; nobody knows where they are.
    open var showsUserLocation = false {
        didSet {
            guard showsUserLocation, !oldValue else { return }
            DispatchQueue.main.async { [weak self] in
                guard let self, self.showsUserLocation else { return }
                self.delegate?.mapViewWillStartLocatingUser?(self)
                self.delegate?.mapView?(self, didFailToLocateUserWithError: CLError(.denied))
            }
        }
    }

    /// The user.
    open var userLocation: MKUserLocation { user }

    /// Whether the user is in the visible part: no.
    open var isUserLocationVisible: Bool { false }

    /// How the map follows the user: not.
    open var userTrackingMode: MKUserTrackingMode {
        get { .none }
        set { setUserTrackingMode(newValue, animated: false) }
    }

    /// Follows the user; nobody knows where they are.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        if mode != .none { Unbuilt.report("MKMapView.setUserTrackingMode(_:animated:)") }
    }
}

/// A map that is not kept alive.
private final class WeakMap {
    weak var map: MKMapView?

    init(_ map: MKMapView) { self.map = map }
}

/// Whether code runs on the main queue, be it on the main thread or, as in tests, on another.
private enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil
    }
}
