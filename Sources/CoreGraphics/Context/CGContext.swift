// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A place to draw: pixels, or the pages of a PDF.
///
/// Coordinates are transformed by the current transformation matrix to the device's, whose y points
/// up. Drawing with arguments that mean nothing (not a number, no size) has no effect but a line in
/// the log.
public final class CGContext {
    /// The drawing device.
    package let device: any ContextDevice
    /// The memory behind a bitmap context.
    let bitmap: BitmapBacking?
    /// The device, where it is pixels of memory.
    let raster: RasterBitmapDevice?
    /// The device, where its pixels hold more than bytes of sRGB.
    let deep: DeepBitmapDevice?
    /// The document behind a PDF context.
    let document: PDFDocumentWriter?

    /// From user space to the device, y down, before any change of the matrix: what shadows,
    /// pattern cells and links are measured in.
    package internal(set) var baseTransform: CGAffineTransform
    /// From the context's own device space, y up, to the device's, y down.
    var flip: CGAffineTransform

    // Between two calls nobody is in the middle of changing these: the checks of each access, which
    // take longer than some shapes, are left out.
    @exclusivity(unchecked) var state: GraphicsState
    @exclusivity(unchecked) var savedStates: [GraphicsState] = []
    /// For each open transparency layer, how many states were saved when it began.
    var layerMarks: [Int] = []
    /// The elements of the current path, unless it is one that waits.
    @exclusivity(unchecked) var builtPath = PathElements()
    /// All of the current path, as it was added, before its points are transformed.
    @exclusivity(unchecked) var waitingPath: (elements: PathElements, transform: CGAffineTransform)?
    var allowsAntialiasing = true
    var headroom: Float = 0
    /// In the cells of a stencil pattern setting colours has no effect.
    var ignoresColors = false

    /// From text space to user space; `saveGState()` does not keep it.
    public var textMatrix = CGAffineTransform.identity

    /// Draws on any device.
    ///
    /// `baseTransform`: from user space to the device, y down.
    package convenience init(device: any ContextDevice, baseTransform: CGAffineTransform) {
        self.init(device: device, baseTransform: baseTransform, bitmap: nil, document: nil)
    }

    init(
        device: any ContextDevice,
        baseTransform: CGAffineTransform,
        bitmap: BitmapBacking?,
        document: PDFDocumentWriter?
    ) {
        self.device = device
        raster = device as? RasterBitmapDevice
        deep = raster == nil ? device as? DeepBitmapDevice : nil
        self.bitmap = bitmap
        self.document = document
        self.baseTransform = baseTransform
        flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: device.bounds.maxY)
        state = GraphicsState(ctm: baseTransform.concatenating(flip))
    }

    deinit {
        closePDF()
        bitmap?.release()
    }

    /// The Core Foundation type identifier.
    public class var typeID: CFTypeID { 0x4347_4358 }

    /// Makes sure that the pixels show everything drawn.
    ///
    /// Drawing is never delayed, so nothing changes.
    public func flush() {
        device.flush()
    }

    /// The same as `flush()`.
    public func synchronize() {
        device.flush()
    }

    /// Ends layers that were left open, so that what they hold is seen.
    func finishDrawing() {
        while !layerMarks.isEmpty { endTransparencyLayer() }
    }

    /// From user space to the device, y down.
    var deviceTransform: CGAffineTransform { state.ctm.concatenating(flip) }

    /// In device space, y down: points stay where they are when the matrix changes.
    var currentPath: PathElements {
        get {
            placeWaitingPath()
            return builtPath
        }
        _modify {
            placeWaitingPath()
            yield &builtPath
        }
    }

    private func placeWaitingPath() {
        guard let waiting = waitingPath else { return }
        waitingPath = nil
        builtPath.append(waiting.elements, transform: waiting.transform)
    }
}

extension CGContext: Hashable {
    /// Whether both are the same context.
    public static func == (left: CGContext, right: CGContext) -> Bool { left === right }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext: CustomStringConvertible {
    /// The size and matrix, for debugging.
    public var description: String {
        let bounds = device.bounds
        return "<CGContext \(type(of: device)) \(bounds.width) x \(bounds.height), ctm "
            + "[\(ctm.a) \(ctm.b) \(ctm.c) \(ctm.d) \(ctm.tx) \(ctm.ty)], "
            + "\(savedStates.count) saved states>"
    }
}
