// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitControls

extension UISearchBar {
    func encodeBar(to coder: NSCoder) {
        let texts = [("UIText", text), ("UIPlaceholder", placeholder), ("UIPrompt", prompt)]
        for (key, text) in texts { if let text { coder.encode(text as NSString, forKey: key) } }
        coder.encode(showsCancelButton, forKey: "UIShowsCancelButton")
        coder.encode(showsBookmarkButton, forKey: "UIShowsBookmarkButton")
        coder.encode(showsSearchResultsButton, forKey: "UIShowsSearchResultsButton")
        coder.encode(showsScopeBar, forKey: "UIShowsScopeBar")
        if let titles = scopeButtonTitles {
            coder.encode(titles.map { $0 as NSString } as NSArray, forKey: "UIScopeButtonTitles")
        }
        coder.encode(selectedScopeButtonIndex, forKey: "UISelectedScopeButtonIndex")
        coder.encode(Int(searchBarStyle.rawValue), forKey: "UISearchBarStyle")
        coder.encode(barStyle.rawValue, forKey: "UIBarStyle")
        coder.encode(isTranslucent, forKey: "UITranslucent")
        searchTextField.traits.encode(to: coder)
        if let color = barTintColor { coder.encode(color, forKey: "UIBarTintColor") }
    }

    /// Shows the pictures and offsets that an archive has brought.
    func showArchivedLooks() {
        for (key, picture) in bar.icons {
            guard let icon = UISearchBar.Icon(rawValue: key.icon) else { continue }
            iconDidChange(icon, UIControl.State(rawValue: key.state), picture)
        }
        if let offset = bar.iconOffsets[UISearchBar.Icon.search.rawValue] {
            searchField.magnifierOffset = offset
        }
        let backgrounds = bar.fieldBackgrounds
        if let picture = backgrounds[UIControl.State.normal.rawValue] {
            searchField.background = picture
        }
        if let picture = backgrounds[UIControl.State.disabled.rawValue] {
            searchField.disabledBackground = picture
        }
        updateLook()
    }

    func decodeBar(_ coder: NSCoder) {
        let decode = FieldDecoder(coder)
        if let text = decode.string("UIText") { self.text = text }
        if let text = decode.string("UIPlaceholder") { placeholder = text }
        if let text = decode.string("UIPrompt") { prompt = text }
        decode.flag("UIShowsCancelButton") { showsCancelButton = $0 }
        decode.flag("UIShowsBookmarkButton") { showsBookmarkButton = $0 }
        decode.flag("UIShowsSearchResultsButton") { showsSearchResultsButton = $0 }
        if let titles = decode.object("UIScopeButtonTitles") as? [NSString] {
            scopeButtonTitles = titles.map { "\($0)" }
        }
        decode.flag("UIShowsScopeBar") { showsScopeBar = $0 }
        decode.integer("UISelectedScopeButtonIndex") { selectedScopeButtonIndex = $0 }
        decode.integer("UISearchBarStyle") {
            searchBarStyle = UISearchBar.Style(rawValue: UInt(clamping: $0)) ?? .default
        }
        decode.integer("UIBarStyle") { barStyle = UIBarStyle(rawValue: $0) ?? .default }
        decode.flag("UITranslucent") { isTranslucent = $0 }
        searchTextField.decodeTraits(coder)
        if let color = decode.object("UIBarTintColor") as? UIColor { barTintColor = color }
    }
}
