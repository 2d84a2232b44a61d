// SPDX-License-Identifier: Apache-2.0

import Foundation
import MapKit
import ObjCRuntime
import Testing
import UIKit
import UIKitTesting

/// Keeps what it hears of a map.
@MainActor
private final class Listener: NSObject, MKMapViewDelegate {
    var heard: [String] = []
    var made = 0
    var renderer: ((any MKOverlay) -> MKOverlayRenderer)?

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
        heard.append("will \(animated)")
    }

    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { heard.append("visible") }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        heard.append("did \(animated)")
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        if let view = mapView.dequeueReusableAnnotationView(withIdentifier: "pin") { return view }
        made += 1
        let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
        view.canShowCallout = true
        view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
        return view
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        heard.append("select \(view.annotation?.title ?? "")")
    }

    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
        heard.append("deselect \(view.annotation?.title ?? "")")
    }

    func mapView(
        _ mapView: MKMapView,
        annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
    ) { heard.append("tapped \(view.annotation?.title ?? "")") }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        renderer?(overlay) ?? MKOverlayRenderer(overlay: overlay)
    }
}

/// Keeps the tiles that it is asked for.
private final class Tiles: MKTileOverlay, @unchecked Sendable {
    var asked: Set<MKTileOverlayPath> = []

    override func loadTile(
        at path: MKTileOverlayPath,
        result: @escaping (Data?, (any Error)?) -> Void
    ) {
        asked.insert(path)
        result(nil, nil)
    }
}

@MainActor
@Suite("Maps", .serialized)
struct MapViewTests {
    private let app: TestApp
    private let page = UIViewController()
    private let map: MKMapView
    private let listener = Listener()
    private let berlin = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)

    init() throws {
        app = try TestApp(device: "iPhone 14")
        map = MKMapView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        map.delegate = listener
        page.view.addSubview(map)
        app.show(page)
        map.setRegion(
            MKCoordinateRegion(
                center: berlin,
                latitudinalMeters: 2_000,
                longitudinalMeters: 2_000
            ),
            animated: false
        )
        app.settle()
        listener.heard = []
    }

    private func pin(_ title: String, east: Double) -> MKPointAnnotation {
        let place = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4 + east)
        return MKPointAnnotation(coordinate: place, title: title, subtitle: nil)
    }

    @Test func aRendererOfNothingCoversNothing() {
        #expect(MKOverlayRenderer().overlay.boundingMapRect.isNull)
    }

    @Test func theRegionIsShownWhole() {
        #expect((map.region.center.latitude - 52.5).magnitude < 1e-5)
        let meters = map.visibleMapRect.width * MKMetersPerMapPointAtLatitude(52.5)
        #expect((1_995...2_010).contains(meters))
        #expect((map.camera.centerCoordinateDistance - 1_000 / tan(.pi / 12)).magnitude < 20)
    }

    @Test func pointsAndPlacesAreConvertedIntoEachOther() {
        #expect((map.convert(berlin, toPointTo: map).x - 150).magnitude < 0.01)
        let place = map.convert(CGPoint(x: 30, y: 270), toCoordinateFrom: map)
        let point = map.convert(place, toPointTo: map)
        #expect((point.x - 30).magnitude < 0.01 && (point.y - 270).magnitude < 0.01)
        #expect(place.latitude < 52.5 && place.longitude < 13.4)
        let rect = map.convert(map.region, toRectTo: map)
        #expect((rect.width - 300).magnitude < 0.1 && (rect.height - 300).magnitude < 0.5)
    }

    @Test func theDelegateHearsInOrder() {
        map.setCenter(CLLocationCoordinate2D(latitude: 48, longitude: 11), animated: false)
        #expect(listener.heard == ["will false", "visible", "did false"])
        listener.heard = []
        map.setCenter(berlin, animated: true)
        app.settle()
        #expect(listener.heard == ["will true", "visible", "did true"])
    }

    @Test func aFingerScrolls() {
        app.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 100, y: 250))
        app.settle()
        #expect(map.centerCoordinate.longitude > 13.4)
        #expect(listener.heard.first == "will false" && listener.heard.last == "did false")
        map.isScrollEnabled = false
        let place = map.centerCoordinate.longitude
        app.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 100, y: 250))
        #expect(map.centerCoordinate.longitude == place)
    }

    @Test func annotationsHaveViewsThatAreUsedAgain() throws {
        let (one, other) = (pin("one", east: 0), pin("other", east: 0.005))
        map.addAnnotations([one, other])
        app.settle()
        #expect(listener.made == 2)
        let view = try #require(map.view(for: one))
        #expect((view.center.x - 150).magnitude < 0.01 && (view.frame.maxY - 150).magnitude < 1)
        map.removeAnnotation(one)
        #expect(view.superview == nil && map.annotations.count == 1)
        map.addAnnotation(pin("third", east: -0.005))
        app.settle()
        #expect(listener.made == 2 && view.annotation?.title == "third")
    }

    @Test func anAnnotationMovesItsView() throws {
        let one = pin("one", east: 0)
        map.addAnnotation(one)
        app.settle()
        one.coordinate.longitude += 0.005
        app.settle()
        #expect(try #require(map.view(for: one)).center.x > 160)
    }

    @Test func touchesSelectAndDeselect() throws {
        let (one, other) = (pin("one", east: -0.008), pin("other", east: 0.008))
        map.addAnnotations([one, other])
        app.settle()
        app.tap(try #require(map.view(for: one)))
        app.settle()
        #expect(app.find(UILabel.self, "one") != nil)
        app.tap(try #require(map.view(for: other)))
        app.settle()
        #expect(map.selectedAnnotations.first === other)
        app.tap(try #require(app.find(UIButton.self)))
        app.settle()
        map.deselectAnnotation(other, animated: false)
        #expect(
            listener.heard == [
                "select one", "deselect one", "select other", "tapped other", "deselect other",
            ]
        )
        #expect(app.find(UILabel.self, "other") == nil)
    }

    @Test func overlaysAreDrawnByTheirRenderers() throws {
        let area = map.visibleMapRect.insetBy(
            dx: map.visibleMapRect.width / 4,
            dy: map.visibleMapRect.height / 4
        )
        let corners = [
            MKMapPoint(x: area.minX, y: area.minY), MKMapPoint(x: area.maxX, y: area.minY),
            MKMapPoint(x: area.maxX, y: area.maxY), MKMapPoint(x: area.minX, y: area.maxY),
        ]
        listener.renderer = { overlay in
            let renderer = MKPolygonRenderer(overlay: overlay)
            renderer.fillColor = .red
            return renderer
        }
        map.addOverlay(MKPolygon(points: corners, count: 4))
        app.settle()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: map.bounds.size, format: format).image {
            context in
            map.layer.render(in: context.cgContext)
        }
        let bytes = try #require(picture.cgImage?.dataProvider?.data)
        let data = Data(referencing: bytes)
        func color(_ x: Int, _ y: Int) -> [UInt8] {
            let place = y * (picture.cgImage?.bytesPerRow ?? 0) + x * 4
            return Array(data[place..<place + 4]).sorted()
        }
        #expect(color(150, 150) == [0, 0, 255, 255] && color(10, 10) != color(150, 150))
        #expect(color(80, 80) == color(150, 150) && color(70, 80) != color(150, 150))
    }

    @Test func tilesOfTheVisiblePartAreAskedFor() {
        let tiles = Tiles(urlTemplate: nil)
        listener.renderer = { MKTileOverlayRenderer(overlay: $0) }
        map.addOverlay(tiles)
        app.settle()
        #expect(!tiles.asked.isEmpty && tiles.asked.count <= 9)
        let side = MKMapSize.world.width / Double(1 << (tiles.asked.first?.z ?? 0))
        let middle = MKMapPoint(berlin)
        #expect(
            tiles.asked.contains { $0.x == Int(middle.x / side) && $0.y == Int(middle.y / side) }
        )
    }

    @Test func addressesOfTilesAreMadeOfTheirNumbers() {
        let tiles = MKTileOverlay(urlTemplate: "https://a.b/{z}/{x}/{y}@{scale}x.png")
        let path = MKTileOverlayPath(x: 1, y: 2, z: 3, contentScaleFactor: 2)
        #expect(tiles.url(forTilePath: path).absoluteString == "https://a.b/3/1/2@2x.png")
        tiles.isGeometryFlipped = true
        #expect(tiles.url(forTilePath: path).absoluteString == "https://a.b/3/1/5@2x.png")
    }

    @Test func aSnapshotHasItsSizeAndPlaces() async throws {
        let options = MKMapSnapshotter.Options()
        options.region = map.region
        options.size = CGSize(width: 100, height: 50)
        options.scale = 2
        let snapshot = try await MKMapSnapshotter(options: options).start()
        #expect(snapshot.image.size == options.size && snapshot.image.cgImage?.width == 200)
        #expect((snapshot.point(for: berlin).x - 50).magnitude < 0.1)
    }

    @Test func questionsToServersFail() async {
        await #expect(throws: MKError(.serverFailure)) {
            _ = try await MKDirections(request: MKDirections.Request()).calculate()
        }
        let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "x"))
        let isExpected = await withCheckedContinuation { done in
            search.start { response, error in
                done.resume(
                    returning: response == nil && (error as? MKError)?.code == .serverFailure
                )
            }
            #expect(search.isSearching)
        }
        #expect(isExpected && !search.isSearching)
    }
}
