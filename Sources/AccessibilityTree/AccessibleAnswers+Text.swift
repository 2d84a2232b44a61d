// SPDX-License-Identifier: Apache-2.0

import SystemBus

extension AccessibleAnswers {
    private static let none = BusFailure.invalidArguments("The place is outside of the text")
    private static let empty: BusValue = .array(of: "{ss}", [])

    /// A piece of the text with its range.
    private func piece(_ text: AccessibleText, _ range: Range<Int>) -> [BusValue] {
        [.string(text[range]), .int(range.lowerBound), .int(range.upperBound)]
    }

    func text(_ member: String, _ arguments: [BusValue], _ node: AccessibleNode) -> Answer {
        guard let text = node.text else { return .failure(.unknownMethod(member)) }
        let numbers = arguments.map { $0.int ?? 0 }
        switch member {
        case "GetText":
            guard let range = text.range(numbers[0], numbers[1]) else {
                return .failure(Self.none)
            }
            return .reply([.string(text[range])])
        case "GetCharacterAtOffset":
            guard let range = text.range(numbers[0], numbers[0] + 1) else {
                return .reply([.int(0)])
            }
            return .reply([.int(text[range].unicodeScalars.first.map { Int($0.value) } ?? 0)])
        case "GetStringAtOffset":
            let units: [AccessibleText.Unit?] = [.character, .word, .sentence, nil, .paragraph]
            guard units.indices.contains(numbers[1]) else {
                return .failure(.invalidArguments("There is no unit \(numbers[1])"))
            }
            return pieces(node, text, units[numbers[1]], at: numbers[0])
        case "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset":
            let units: [AccessibleText.Unit?] = [
                .character, .word, .word, .sentence, .sentence, nil, nil,
            ]
            guard units.indices.contains(numbers[1]) else {
                return .failure(.invalidArguments("There is no unit \(numbers[1])"))
            }
            return neighbour(member, node, text, units[numbers[1]] ?? .paragraph, numbers[0])
        case "GetAttributeValue": return .reply([.string("")])
        case "GetAttributes", "GetAttributeRun":
            return .reply([Self.empty, .int(0), .int(text.count)])
        case "GetDefaultAttributes", "GetDefaultAttributeSet": return .reply([Self.empty])
        default: return textPlaces(member, numbers, node, text)
        }
    }

    /// The piece at a place; lines are known to the application alone.
    private func pieces(
        _ node: AccessibleNode,
        _ text: AccessibleText,
        _ unit: AccessibleText.Unit?,
        at place: Int
    ) -> Answer {
        guard (0...text.count).contains(place) else { return .failure(Self.none) }
        if let unit { return .reply(piece(text, text.piece(unit, at: place))) }
        let paragraph = piece(text, text.piece(.paragraph, at: place))
        guard text.isEditable, !text.isSecure else { return .reply(paragraph) }
        return .request(node.id, .line(at: place)) { outcome in
            guard case .range(let range) = outcome,
                let line = text.range(range.lowerBound, range.upperBound)
            else { return .success(paragraph) }
            return .success(piece(text, line))
        }
    }

    private func neighbour(
        _ member: String,
        _ node: AccessibleNode,
        _ text: AccessibleText,
        _ unit: AccessibleText.Unit,
        _ place: Int
    ) -> Answer {
        guard (0...text.count).contains(place) else { return .failure(Self.none) }
        let here = text.piece(unit, at: place)
        switch member {
        case "GetTextAtOffset": return .reply(piece(text, here))
        case "GetTextAfterOffset": return .reply(piece(text, text.piece(unit, at: here.upperBound)))
        default:
            guard here.lowerBound > 0 else { return .reply(piece(text, 0..<0)) }
            return .reply(piece(text, text.piece(unit, at: here.lowerBound - 1)))
        }
    }

    private func textPlaces(
        _ member: String,
        _ numbers: [Int],
        _ node: AccessibleNode,
        _ text: AccessibleText
    ) -> Answer {
        switch member {
        case "GetNSelections": return .reply([.int(text.selection == nil ? 0 : 1)])
        case "GetSelection":
            guard numbers[0] == 0, let selection = text.selection else {
                return .reply([.int(text.caret), .int(text.caret)])
            }
            return .reply([.int(selection.lowerBound), .int(selection.upperBound)])
        case "SetCaretOffset":
            guard text.isEditable, let range = text.range(numbers[0], numbers[0]) else {
                return .reply([.bool(false)])
            }
            return request(node, .setCaret(range.lowerBound))
        case "AddSelection", "SetSelection":
            let ends = numbers.suffix(2)
            guard text.isEditable, member == "AddSelection" || numbers[0] == 0,
                let range = text.range(ends[ends.startIndex], ends[ends.startIndex + 1]),
                member == "SetSelection" || text.selection == nil
            else { return .reply([.bool(false)]) }
            return request(node, .setSelection(range))
        case "RemoveSelection":
            guard text.isEditable, numbers[0] == 0, text.selection != nil else {
                return .reply([.bool(false)])
            }
            return request(node, .setCaret(text.caret))
        case "GetCharacterExtents":
            guard let range = text.range(numbers[0], numbers[0] + 1) else {
                return .failure(Self.none)
            }
            return extents(range, node, numbers[1])
        case "GetRangeExtents":
            guard let range = text.range(numbers[0], numbers[1]) else {
                return .failure(Self.none)
            }
            return extents(range, node, numbers[2])
        case "GetOffsetAtPoint":
            let point = onScreen(numbers[0], numbers[1], of: node, numbers[2])
            guard node.frame.contains(x: point.x, y: point.y), text.isEditable else {
                return .reply([.int(-1)])
            }
            return .request(node.id, .offset(x: point.x, y: point.y)) { outcome in
                guard case .offset(let offset) = outcome else { return .success([.int(-1)]) }
                return .success([.int(offset)])
            }
        case "ScrollSubstringTo", "ScrollSubstringToPoint":
            return request(node, .scroll(.anywhere))
        default: return .reply([.array(of: "(iisv)", [])])
        }
    }

    private func extents(_ range: Range<Int>, _ node: AccessibleNode, _ space: Int) -> Answer {
        let whole = relative(node.frame, of: node, space).members
        guard node.text?.isEditable == true else { return .reply(whole) }
        return .request(node.id, .bounds(of: range)) { outcome in
            guard case .rectangle(let frame) = outcome else { return .success(whole) }
            return .success(relative(frame, of: node, space).members)
        }
    }

    // MARK: Editing

    func editableText(_ member: String, _ arguments: [BusValue], _ node: AccessibleNode) -> Answer {
        guard let text = node.text, text.isEditable else { return .failure(.unknownMethod(member)) }
        let no = Answer.reply(member == "CopyText" ? [] : [.bool(false)])
        let first = arguments[0].int ?? 0
        let second = arguments.count > 1 ? arguments[1].int ?? 0 : 0
        switch member {
        case "SetTextContents":
            return request(node, .replaceText(0..<text.count, arguments[0].string ?? ""))
        case "InsertText":
            guard let range = text.range(first, first), let whole = arguments[1].string else {
                return no
            }
            // The length is of the text's start in bytes; readers give all of it, or -1.
            let length = arguments[2].int ?? -1
            let part =
                length < 0 || length >= whole.utf8.count
                ? whole : String(decoding: whole.utf8.prefix(length), as: UTF8.self)
            return request(node, .replaceText(range, part))
        case "DeleteText":
            return text.range(first, second).map { request(node, .replaceText($0, "")) } ?? no
        case "CutText", "CopyText":
            guard !text.isSecure else {
                // Copying has no result that could say no.
                let failure = BusFailure("NotSupported", "The text of a password stays where it is")
                return member == "CopyText" ? .failure(failure) : no
            }
            guard let range = text.range(first, second) else { return no }
            guard member == "CopyText" else { return request(node, .cut(range)) }
            return .request(node.id, .copy(range)) { _ in .success([]) }
        default:
            guard text.range(first, first) != nil else { return no }
            return request(node, .paste(at: first))
        }
    }
}
