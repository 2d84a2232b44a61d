// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The annotations of a map, with their views.
@MainActor
final class MapMarkers {
    /// An annotation with its view, which is made when the map is laid out.
    struct Entry {
        let annotation: any MKAnnotation
        var view: MKAnnotationView?
    }

    var entries: [Entry] = []
    var classes: [String: MKAnnotationView.Type] = [:]
    var waiting: [String: [MKAnnotationView]] = [:]
    var selected: [any MKAnnotation] = []
    var callout: MapCallout?

    func index(of annotation: any MKAnnotation) -> Int? {
        entries.firstIndex { $0.annotation === annotation }
    }
}

/// The overlays of a map, with their renderers.
@MainActor
final class MapLayers {
    struct Entry {
        let overlay: any MKOverlay
        let level: MKOverlayLevel
        var renderer: MKOverlayRenderer?
    }

    var entries: [Entry] = []

    func index(of overlay: any MKOverlay) -> Int? {
        entries.firstIndex { $0.overlay === overlay }
    }
}
