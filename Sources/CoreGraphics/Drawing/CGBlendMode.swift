// SPDX-License-Identifier: Apache-2.0

/// How a source is combined with what lies below it.
public enum CGBlendMode: Int32, Sendable {
    /// The source over the backdrop.
    case normal = 0
    /// The product of both: never lighter than either.
    case multiply = 1
    /// The product of both inverses, inverted: never darker than either.
    case screen = 2
    /// Multiplies or screens, as the backdrop is dark or light.
    case overlay = 3
    /// The darker of both, component by component.
    case darken = 4
    /// The lighter of both, component by component.
    case lighten = 5
    /// The backdrop, brightened by the source.
    case colorDodge = 6
    /// The backdrop, darkened by the source.
    case colorBurn = 7
    /// Darkens or lightens gently, as the source is dark or light.
    case softLight = 8
    /// Multiplies or screens, as the source is dark or light.
    case hardLight = 9
    /// The distance between both.
    case difference = 10
    /// The distance between both, with less contrast.
    case exclusion = 11
    /// The source's hue with the backdrop's saturation and luminosity.
    case hue = 12
    /// The source's saturation with the backdrop's hue and luminosity.
    case saturation = 13
    /// The source's hue and saturation with the backdrop's luminosity.
    case color = 14
    /// The source's luminosity with the backdrop's hue and saturation.
    case luminosity = 15
    /// Nothing: what the source covers becomes transparent.
    case clear = 16
    /// The source alone, its transparency included.
    case copy = 17
    /// The source, where the backdrop is.
    case sourceIn = 18
    /// The source, where the backdrop is not.
    case sourceOut = 19
    /// The source over the backdrop, inside the backdrop.
    case sourceAtop = 20
    /// The backdrop over the source.
    case destinationOver = 21
    /// The backdrop, where the source is.
    case destinationIn = 22
    /// The backdrop, where the source is not.
    case destinationOut = 23
    /// The backdrop over the source, inside the source.
    case destinationAtop = 24
    /// Each, where the other is not.
    case xor = 25
    /// The sum of both, less one, not below zero.
    case plusDarker = 26
    /// The sum of both, not above one.
    case plusLighter = 27
}
