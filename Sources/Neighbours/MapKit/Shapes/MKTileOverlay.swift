// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
public import Foundation
public import ObjCRuntime

/// Which tile of a map.
public struct MKTileOverlayPath: Hashable, Sendable {
    /// To the east.
    public var x: Int
    /// To the south.
    public var y: Int
    /// How often the map was cut in halves.
    public var z: Int
    /// How many pixels a point of the screen has.
    public var contentScaleFactor: CGFloat

    /// The tile of the whole map.
    public init() { (x, y, z, contentScaleFactor) = (0, 0, 0, 1) }

    /// A tile.
    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        (self.x, self.y, self.z) = (x, y, z)
        self.contentScaleFactor = contentScaleFactor
    }
}

// Sendable is unchecked because an overlay is set up before a map shows it.
/// Pictures of squares of the map, from files or from the program.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
    private let template: String?

    /// Tiles without addresses.
    public override convenience init() { self.init(urlTemplate: nil) }

    /// Tiles with addresses of a form: `{x}`, `{y}`, `{z}` and `{scale}` stand for the tile's numbers.
    public init(urlTemplate URLTemplate: String?) {
        template = URLTemplate
        super.init()
    }

    /// The form of the addresses.
    open var urlTemplate: String? { template }

    /// The size of a tile in points.
    open var tileSize = CGSize(width: 256, height: 256)

    /// Whether the tiles are counted from the south.
    open var isGeometryFlipped = false

    /// The first level that there are tiles of.
    open var minimumZ = 0

    /// The last level that there are tiles of.
    open var maximumZ = 21

    /// Whether the map below need not be drawn.
    open var canReplaceMapContent = false

    /// The middle of the map.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

    /// The whole map.
    open var boundingMapRect: MKMapRect { .world }

    /// The address of a tile.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let y = isGeometryFlipped ? (1 << path.z) - 1 - path.y : path.y
        let text = (template ?? "").replacingOccurrences(of: "{x}", with: String(path.x))
            .replacingOccurrences(of: "{y}", with: String(y))
            .replacingOccurrences(of: "{z}", with: String(path.z))
            .replacingOccurrences(of: "{scale}", with: String(Int(path.contentScaleFactor)))
        return URL(string: text) ?? URL(fileURLWithPath: text)
    }

    /// Loads the data of a tile: here from a file; programs override it to load them otherwise.
    open func loadTile(
        at path: MKTileOverlayPath,
        result: @escaping (Data?, (any Error)?) -> Void
    ) {
        let url = url(forTilePath: path)
        guard url.isFileURL else {
            Unbuilt.report("MKTileOverlay.loadTile(at:result:): tiles from the network")
            return result(nil, MKError(.serverFailure))
        }
        do {
            result(try Data(contentsOf: url), nil)
        } catch {
            result(nil, error)
        }
    }
}
