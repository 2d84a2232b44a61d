// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import RenderServer

/// A layer that shows its sublayers several times, each copy transformed and tinted relative to the
/// last.
open class CAReplicatorLayer: CALayer {
    /// Makes a layer that shows one copy.
    public override init() {
        super.init()
        properties.kind = .replicator(CowBox(ReplicatorProperties()))
    }

    /// Makes a copy that shows another layer's state.
    public override init(layer: Any) { super.init(layer: layer) }

    /// Reads an archived layer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if case .plain = properties.kind {
            properties.kind = .replicator(CowBox(ReplicatorProperties()))
        }
    }

    private var replicator: ReplicatorProperties {
        if case .replicator(let box) = properties.kind { return box.value }
        return ReplicatorProperties()
    }

    private func changeReplicator(
        _ key: LayerKey,
        _ body: (inout ReplicatorProperties) -> Void
    ) {
        var values = replicator
        body(&values)
        change(key) { properties.kind = .replicator(CowBox(values)) }
    }

    /// The number of copies, including the sublayers themselves.
    open var instanceCount: Int {
        get { replicator.count }
        set { changeReplicator(.instanceCount) { $0.count = newValue } }
    }

    /// The delay of each copy relative to the one before.
    open var instanceDelay: CFTimeInterval {
        get { replicator.delay }
        set { changeReplicator(.instanceDelay) { $0.delay = newValue } }
    }

    /// The transform of each copy relative to the one before, about this layer's centre.
    open var instanceTransform: CATransform3D {
        get { replicator.transform }
        set { changeReplicator(.instanceTransform) { $0.transform = newValue } }
    }

    /// The tint of the first copy; opaque white by default.
    open var instanceColor: CGColor? {
        get { replicator.color ?? CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1) }
        set { changeReplicator(.instanceColor) { $0.color = newValue } }
    }

    /// Added to that colour's red from copy to copy.
    open var instanceRedOffset: Float {
        get { replicator.redOffset }
        set { changeReplicator(.instanceRedOffset) { $0.redOffset = newValue } }
    }

    /// Added to that colour's green from copy to copy.
    open var instanceGreenOffset: Float {
        get { replicator.greenOffset }
        set { changeReplicator(.instanceGreenOffset) { $0.greenOffset = newValue } }
    }

    /// Added to that colour's blue from copy to copy.
    open var instanceBlueOffset: Float {
        get { replicator.blueOffset }
        set { changeReplicator(.instanceBlueOffset) { $0.blueOffset = newValue } }
    }

    /// Added to that colour's alpha from copy to copy.
    open var instanceAlphaOffset: Float {
        get { replicator.alphaOffset }
        set { changeReplicator(.instanceAlphaOffset) { $0.alphaOffset = newValue } }
    }

    /// Whether the copies keep their depth.
    open var preservesDepth: Bool {
        get { replicator.preservesDepth }
        set { changeReplicator(.preservesDepth) { $0.preservesDepth = newValue } }
    }
}
