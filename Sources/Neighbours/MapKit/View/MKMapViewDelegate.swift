// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKit

/// Hears of a map, and makes its views and renderers.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol, _MKMapViewDelegateProbes {
    // @optional

    /// The region is about to change.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)

    /// The region has changed.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)

    /// The visible part changes.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)

    /// The map is about to be loaded.
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)

    /// The map was loaded.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)

    /// The map could not be loaded.
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)

    /// The map is about to be drawn.
    func mapViewWillStartRenderingMap(_ mapView: MKMapView)

    /// The map was drawn.
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)

    /// The view for an annotation; nil for one of the map's own.
    func mapView(
        _ mapView: MKMapView,
        viewFor annotation: any MKAnnotation
    ) -> MKAnnotationView?

    // listed as: mapView(_:didAddAnnotationViews:)
    /// Views were added.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])

    /// An accessory of a callout was touched.
    func mapView(
        _ mapView: MKMapView,
        annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
    )

    /// A view was selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)

    /// A view is no longer selected.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)

    /// A view is dragged; none is.
    func mapView(
        _ mapView: MKMapView,
        annotationView view: MKAnnotationView,
        didChange newState: MKAnnotationViewDragState,
        fromOldState oldState: MKAnnotationViewDragState
    )

    /// The user's location is about to be found out; it isn't.
    func mapViewWillStartLocatingUser(_ mapView: MKMapView)

    /// The user's location is no longer found out.
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)

    /// The user has moved; it is not known.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)

    /// The user's location could not be found out.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)

    /// The map follows the user in another way.
    func mapView(
        _ mapView: MKMapView,
        didChange mode: MKUserTrackingMode,
        animated: Bool
    )

    // placeholder: MKOverlayRenderer(overlay: overlay)
    /// What draws an overlay.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer

    // listed as: mapView(_:didAddOverlayRenderers:)
    /// Renderers were added.
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])

    // placeholder: MKClusterAnnotation(memberAnnotations: memberAnnotations)
    /// What stands for several annotations; never asked.
    func mapView(
        _ mapView: MKMapView,
        clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation
}

/// The kinds of maps; all are the grid.
public enum MKMapType: UInt, Sendable {
    /// Roads.
    case standard = 0
    /// Pictures.
    case satellite = 1
    /// Pictures with roads.
    case hybrid = 2
    /// Pictures of a globe.
    case satelliteFlyover = 3
    /// Pictures of a globe with roads.
    case hybridFlyover = 4
    /// Roads that stand back.
    case mutedStandard = 5
}

/// How a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
    /// Not.
    case none = 0
    /// To where they are.
    case follow = 1
    /// To where they look, too.
    case followWithHeading = 2
}

/// Whether an overlay lies below the names.
public enum MKOverlayLevel: Int, Sendable {
    /// Above roads.
    case aboveRoads = 0
    /// Above names, too.
    case aboveLabels = 1
}
