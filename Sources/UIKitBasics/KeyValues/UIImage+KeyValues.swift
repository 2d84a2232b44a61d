// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of images, fonts and traits.

extension UIImage {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("size", of: UIImage.self, { $0.size })
                m.property("scale", of: UIImage.self, { $0.scale })
                m.property("imageOrientation", of: UIImage.self, { $0.imageOrientation })
                m.property("cgImage", of: UIImage.self, { $0.cgImage })
                m.property("images", of: UIImage.self, { $0.images })
                m.property("duration", of: UIImage.self, { $0.duration })
                m.property("capInsets", of: UIImage.self, { $0.capInsets })
                m.property("resizingMode", of: UIImage.self, { $0.resizingMode })
                m.property("alignmentRectInsets", of: UIImage.self, { $0.alignmentRectInsets })
                m.property("renderingMode", of: UIImage.self, { $0.renderingMode })
                m.property("traitCollection", of: UIImage.self, { $0.traitCollection })
                m.property("imageAsset", of: UIImage.self, { $0.imageAsset })
                m.property("configuration", of: UIImage.self, { $0.configuration })
                m.property("symbolConfiguration", of: UIImage.self, { $0.symbolConfiguration })
                m.property("isSymbolImage", of: UIImage.self, { $0.isSymbolImage })
                m.property("flipsForRightToLeftLayoutDirection", of: UIImage.self) {
                    $0.flipsForRightToLeftLayoutDirection
                }
                m.property("isHighDynamicRange", of: UIImage.self, { $0.isHighDynamicRange })
                m.property("ciImage", of: UIImage.self, { $0.ciImage })
                return UIImage.self
            }
        }
}

extension UIFont {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("familyName", of: UIFont.self, { $0.familyName })
                m.property("fontName", of: UIFont.self, { $0.fontName })
                m.property("pointSize", of: UIFont.self, { $0.pointSize })
                m.property("ascender", of: UIFont.self, { $0.ascender })
                m.property("descender", of: UIFont.self, { $0.descender })
                m.property("capHeight", of: UIFont.self, { $0.capHeight })
                m.property("xHeight", of: UIFont.self, { $0.xHeight })
                m.property("lineHeight", of: UIFont.self, { $0.lineHeight })
                m.property("leading", of: UIFont.self, { $0.leading })
                m.property("fontDescriptor", of: UIFont.self, { $0.fontDescriptor })
                return UIFont.self
            }
        }
}

extension UITraitCollection {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("userInterfaceIdiom", of: UITraitCollection.self) {
                    $0.userInterfaceIdiom
                }
                m.property("userInterfaceStyle", of: UITraitCollection.self) {
                    $0.userInterfaceStyle
                }
                m.property("layoutDirection", of: UITraitCollection.self, { $0.layoutDirection })
                m.property("displayScale", of: UITraitCollection.self, { $0.displayScale })
                m.property("displayGamut", of: UITraitCollection.self, { $0.displayGamut })
                m.property("horizontalSizeClass", of: UITraitCollection.self) {
                    $0.horizontalSizeClass
                }
                m.property("verticalSizeClass", of: UITraitCollection.self) {
                    $0.verticalSizeClass
                }
                m.property("forceTouchCapability", of: UITraitCollection.self) {
                    $0.forceTouchCapability
                }
                m.property("preferredContentSizeCategory", of: UITraitCollection.self) {
                    $0.preferredContentSizeCategory
                }
                m.property("accessibilityContrast", of: UITraitCollection.self) {
                    $0.accessibilityContrast
                }
                m.property("userInterfaceLevel", of: UITraitCollection.self) {
                    $0.userInterfaceLevel
                }
                m.property("legibilityWeight", of: UITraitCollection.self, { $0.legibilityWeight })
                m.property("activeAppearance", of: UITraitCollection.self, { $0.activeAppearance })
                m.property("toolbarItemPresentationSize", of: UITraitCollection.self) {
                    $0.toolbarItemPresentationSize
                }
                m.property("imageDynamicRange", of: UITraitCollection.self) {
                    $0.imageDynamicRange
                }
                m.property("sceneCaptureState", of: UITraitCollection.self) {
                    $0.sceneCaptureState
                }
                m.property("typesettingLanguage", of: UITraitCollection.self) {
                    $0.typesettingLanguage
                }
                m.property("listEnvironment", of: UITraitCollection.self, { $0.listEnvironment })
                m.property("imageConfiguration", of: UITraitCollection.self) {
                    $0.imageConfiguration
                }
                return UITraitCollection.self
            }
        }
}
