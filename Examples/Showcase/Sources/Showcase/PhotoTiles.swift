// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A picture's preview, covered by tiles of full detail where it is looked at.
///
/// The view's size is the picture's in pixels of the screen, before zooming. Tiles are decoded on
/// another thread, all that are missing at once, since a file is read from its beginning each time;
/// those far from what is seen go.
final class PhotoTiles: UIView {
    /// A tile's place in the grid of a level; a level's pixel is a square of `reduction` pixels.
    struct Tile: Hashable {
        let reduction: Int
        let column: Int
        let row: Int
    }

    /// The side of a tile, in its own pixels.
    static let side = 512

    var photo: Photo?
    /// Whether tiles are decoded at once, so that a picture of the page never lacks one.
    var isWaiting = false
    private let preview = UIImageView()
    private var tiles: [Tile: UIImageView] = [:]
    private let queue = DispatchQueue(label: "photo tiles", qos: .userInitiated)
    private var isDecoding = false
    private var seen = CGRect.zero
    private var reduction = 1

    override init(frame: CGRect) {
        super.init(frame: frame)
        preview.contentMode = .scaleToFill
        addSubview(preview)
    }

    required init?(coder: NSCoder) { nil }

    /// How many pixels the tiles hold.
    var tilePixels: Int {
        tiles.values.reduce(0) { sum, view in
            sum + Int((view.image?.size.width ?? 0) * (view.image?.size.height ?? 0))
        }
    }

    /// Shows a picture by its preview.
    func show(_ photo: Photo?, _ image: UIImage?) {
        self.photo = photo
        preview.image = image
        for tile in tiles.values { tile.removeFromSuperview() }
        tiles = [:]
        seen = .zero
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        preview.frame = bounds
    }

    /// Decodes what is missing in a part of the view; `zoom` is in screen pixels to a picture's pixel.
    func showDetail(in rect: CGRect, zoom: CGFloat) {
        guard let photo, let image = preview.image, bounds.width > 0, zoom > 0 else { return }
        let pixels = photo.pixelSize.width / bounds.width
        seen = CGRect(
            x: rect.minX * pixels,
            y: rect.minY * pixels,
            width: rect.width * pixels,
            height: rect.height * pixels
        ).intersection(CGRect(origin: .zero, size: photo.pixelSize))
        reduction = 1
        while CGFloat(reduction * 2) * zoom <= 1 { reduction *= 2 }
        let previewReduction = photo.pixelSize.width / (image.size.width * image.scale)
        // A preview with as many pixels as the screen shows needs nothing over it.
        guard previewReduction * zoom > 1.01, !seen.isNull else {
            keepTiles { _ in false }
            return
        }
        decodeMissing(photo)
    }

    private func rect(of tile: Tile) -> CGRect {
        let side = CGFloat(Self.side * tile.reduction)
        let whole = CGRect(origin: .zero, size: photo?.pixelSize ?? .zero)
        return CGRect(
            x: CGFloat(tile.column) * side,
            y: CGFloat(tile.row) * side,
            width: side,
            height: side
        ).intersection(whole)
    }

    /// The tiles that are looked at.
    private var wanted: [Tile] {
        let side = CGFloat(Self.side * reduction)
        guard seen.width > 0, seen.height > 0 else { return [] }
        let columns = Int(seen.minX / side)...Int((seen.maxX - 0.01) / side)
        let rows = Int(seen.minY / side)...Int((seen.maxY - 0.01) / side)
        return rows.flatMap { row in
            columns.map { Tile(reduction: reduction, column: $0, row: row) }
        }
    }

    private func decodeMissing(_ photo: Photo) {
        guard !isDecoding else { return }
        let missing = wanted.filter { tiles[$0] == nil }
        guard let first = missing.first else { return removeDistantTiles() }
        let level = CGFloat(first.reduction)
        let area = missing.reduce(rect(of: first)) { $0.union(rect(of: $1)) }
        guard !isWaiting else {
            if let part = photo.part(area, reduction: level) {
                add(missing, of: photo, from: part, in: area)
                removeDistantTiles()
            }
            return
        }
        isDecoding = true
        queue.async {
            let part = photo.part(area, reduction: level)
            DispatchQueue.main.async {
                self.isDecoding = false
                guard let current = self.photo else { return }
                if current.image === photo.image {
                    // A file that is damaged further down keeps its preview.
                    guard let part else { return }
                    self.add(missing, of: photo, from: part, in: area)
                }
                self.decodeMissing(current)
            }
        }
    }

    /// Removes the other levels' tiles, and those far from what is seen.
    private func removeDistantTiles() {
        let near = seen.insetBy(dx: -seen.width / 2, dy: -seen.height / 2)
        keepTiles { $0.reduction == reduction && rect(of: $0).intersects(near) }
    }

    /// Cuts the decoded pixels of an area into tiles.
    private func add(_ missing: [Tile], of photo: Photo, from part: UIImage, in area: CGRect) {
        guard let pixels = part.cgImage, let reduction = missing.first?.reduction else { return }
        let points = bounds.width / photo.pixelSize.width
        for tile in missing {
            let place = rect(of: tile)
            let cut = CGRect(
                x: (place.minX - area.minX) / CGFloat(reduction),
                y: (place.minY - area.minY) / CGFloat(reduction),
                width: place.width / CGFloat(reduction),
                height: place.height / CGFloat(reduction)
            )
            guard let image = pixels.cropping(to: cut) else { continue }
            let view = UIImageView(image: UIImage(cgImage: image))
            view.contentMode = .scaleToFill
            view.frame = CGRect(
                x: place.minX * points,
                y: place.minY * points,
                width: place.width * points,
                height: place.height * points
            )
            tiles[tile]?.removeFromSuperview()
            tiles[tile] = view
            addSubview(view)
        }
        EventLog.note("detail \(tiles.count) tiles at 1/\(reduction)")
    }

    private func keepTiles(_ isKept: (Tile) -> Bool) {
        for (tile, view) in tiles where !isKept(tile) {
            view.removeFromSuperview()
            tiles[tile] = nil
        }
    }
}
