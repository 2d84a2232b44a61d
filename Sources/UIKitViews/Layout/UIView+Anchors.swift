// SPDX-License-Identifier: Apache-2.0

extension UIView {
    /// The edge at which reading begins.
    public var leadingAnchor: NSLayoutXAxisAnchor {
        layoutItem.xAnchor(.leading)
    }

    /// The edge at which reading ends.
    public var trailingAnchor: NSLayoutXAxisAnchor {
        layoutItem.xAnchor(.trailing)
    }

    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor {
        layoutItem.xAnchor(.left)
    }

    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor {
        layoutItem.xAnchor(.right)
    }

    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor {
        layoutItem.yAnchor(.top)
    }

    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor {
        layoutItem.yAnchor(.bottom)
    }

    /// The width.
    public var widthAnchor: NSLayoutDimension {
        layoutItem.sizeAnchor(.width)
    }

    /// The height.
    public var heightAnchor: NSLayoutDimension {
        layoutItem.sizeAnchor(.height)
    }

    /// The middle between left and right.
    public var centerXAnchor: NSLayoutXAxisAnchor {
        layoutItem.xAnchor(.centerX)
    }

    /// The middle between top and bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor {
        layoutItem.yAnchor(.centerY)
    }

    /// The baseline of the first line of text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
        layoutItem.yAnchor(.firstBaseline)
    }

    /// The baseline of the last line of text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor {
        layoutItem.yAnchor(.lastBaseline)
    }
}
