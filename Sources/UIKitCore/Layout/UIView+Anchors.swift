// SPDX-License-Identifier: Apache-2.0

extension UIView {
    /// The edge at which reading begins.
    public var leadingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(LayoutItem.Reference(self), .leading)
    }

    /// The edge at which reading ends.
    public var trailingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(LayoutItem.Reference(self), .trailing)
    }

    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(LayoutItem.Reference(self), .left)
    }

    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(LayoutItem.Reference(self), .right)
    }

    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutItem.Reference(self), .top)
    }

    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutItem.Reference(self), .bottom)
    }

    /// The width.
    public var widthAnchor: NSLayoutDimension {
        NSLayoutDimension(LayoutItem.Reference(self), .width)
    }

    /// The height.
    public var heightAnchor: NSLayoutDimension {
        NSLayoutDimension(LayoutItem.Reference(self), .height)
    }

    /// The middle between left and right.
    public var centerXAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(LayoutItem.Reference(self), .centerX)
    }

    /// The middle between top and bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutItem.Reference(self), .centerY)
    }

    /// The baseline of the first line of text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutItem.Reference(self), .firstBaseline)
    }

    /// The baseline of the last line of text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutItem.Reference(self), .lastBaseline)
    }
}
