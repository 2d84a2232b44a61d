// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of the USB HID usage tables, page 7.

/// The places of keys on a keyboard, numbered as in page 7 of the USB HID usage tables.
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// The key: error roll over.
    case keyboardErrorRollOver = 0x1
    /// The key: postfail.
    case keyboardPOSTFail = 0x2
    /// The key: error undefined.
    case keyboardErrorUndefined = 0x3
    /// The key: a.
    case keyboardA = 0x4
    /// The key: b.
    case keyboardB = 0x5
    /// The key: c.
    case keyboardC = 0x6
    /// The key: d.
    case keyboardD = 0x7
    /// The key: e.
    case keyboardE = 0x8
    /// The key: f.
    case keyboardF = 0x9
    /// The key: g.
    case keyboardG = 0xa
    /// The key: h.
    case keyboardH = 0xb
    /// The key: i.
    case keyboardI = 0xc
    /// The key: j.
    case keyboardJ = 0xd
    /// The key: k.
    case keyboardK = 0xe
    /// The key: l.
    case keyboardL = 0xf
    /// The key: m.
    case keyboardM = 0x10
    /// The key: n.
    case keyboardN = 0x11
    /// The key: o.
    case keyboardO = 0x12
    /// The key: p.
    case keyboardP = 0x13
    /// The key: q.
    case keyboardQ = 0x14
    /// The key: r.
    case keyboardR = 0x15
    /// The key: s.
    case keyboardS = 0x16
    /// The key: t.
    case keyboardT = 0x17
    /// The key: u.
    case keyboardU = 0x18
    /// The key: v.
    case keyboardV = 0x19
    /// The key: w.
    case keyboardW = 0x1a
    /// The key: x.
    case keyboardX = 0x1b
    /// The key: y.
    case keyboardY = 0x1c
    /// The key: z.
    case keyboardZ = 0x1d
    /// The key: 1.
    case keyboard1 = 0x1e
    /// The key: 2.
    case keyboard2 = 0x1f
    /// The key: 3.
    case keyboard3 = 0x20
    /// The key: 4.
    case keyboard4 = 0x21
    /// The key: 5.
    case keyboard5 = 0x22
    /// The key: 6.
    case keyboard6 = 0x23
    /// The key: 7.
    case keyboard7 = 0x24
    /// The key: 8.
    case keyboard8 = 0x25
    /// The key: 9.
    case keyboard9 = 0x26
    /// The key: 0.
    case keyboard0 = 0x27
    /// The key: return or enter.
    case keyboardReturnOrEnter = 0x28
    /// The key: escape.
    case keyboardEscape = 0x29
    /// The key: delete or backspace.
    case keyboardDeleteOrBackspace = 0x2a
    /// The key: tab.
    case keyboardTab = 0x2b
    /// The key: spacebar.
    case keyboardSpacebar = 0x2c
    /// The key: hyphen.
    case keyboardHyphen = 0x2d
    /// The key: equal sign.
    case keyboardEqualSign = 0x2e
    /// The key: open bracket.
    case keyboardOpenBracket = 0x2f
    /// The key: close bracket.
    case keyboardCloseBracket = 0x30
    /// The key: backslash.
    case keyboardBackslash = 0x31
    /// The key: non uspound.
    case keyboardNonUSPound = 0x32
    /// The key: semicolon.
    case keyboardSemicolon = 0x33
    /// The key: quote.
    case keyboardQuote = 0x34
    /// The key: grave accent and tilde.
    case keyboardGraveAccentAndTilde = 0x35
    /// The key: comma.
    case keyboardComma = 0x36
    /// The key: period.
    case keyboardPeriod = 0x37
    /// The key: slash.
    case keyboardSlash = 0x38
    /// The key: caps lock.
    case keyboardCapsLock = 0x39
    /// The key: f1.
    case keyboardF1 = 0x3a
    /// The key: f2.
    case keyboardF2 = 0x3b
    /// The key: f3.
    case keyboardF3 = 0x3c
    /// The key: f4.
    case keyboardF4 = 0x3d
    /// The key: f5.
    case keyboardF5 = 0x3e
    /// The key: f6.
    case keyboardF6 = 0x3f
    /// The key: f7.
    case keyboardF7 = 0x40
    /// The key: f8.
    case keyboardF8 = 0x41
    /// The key: f9.
    case keyboardF9 = 0x42
    /// The key: f10.
    case keyboardF10 = 0x43
    /// The key: f11.
    case keyboardF11 = 0x44
    /// The key: f12.
    case keyboardF12 = 0x45
    /// The key: print screen.
    case keyboardPrintScreen = 0x46
    /// The key: scroll lock.
    case keyboardScrollLock = 0x47
    /// The key: pause.
    case keyboardPause = 0x48
    /// The key: insert.
    case keyboardInsert = 0x49
    /// The key: home.
    case keyboardHome = 0x4a
    /// The key: page up.
    case keyboardPageUp = 0x4b
    /// The key: delete forward.
    case keyboardDeleteForward = 0x4c
    /// The key: end.
    case keyboardEnd = 0x4d
    /// The key: page down.
    case keyboardPageDown = 0x4e
    /// The key: right arrow.
    case keyboardRightArrow = 0x4f
    /// The key: left arrow.
    case keyboardLeftArrow = 0x50
    /// The key: down arrow.
    case keyboardDownArrow = 0x51
    /// The key: up arrow.
    case keyboardUpArrow = 0x52
    /// The keypad's key: num lock.
    case keypadNumLock = 0x53
    /// The keypad's key: slash.
    case keypadSlash = 0x54
    /// The keypad's key: asterisk.
    case keypadAsterisk = 0x55
    /// The keypad's key: hyphen.
    case keypadHyphen = 0x56
    /// The keypad's key: plus.
    case keypadPlus = 0x57
    /// The keypad's key: enter.
    case keypadEnter = 0x58
    /// The keypad's key: 1.
    case keypad1 = 0x59
    /// The keypad's key: 2.
    case keypad2 = 0x5a
    /// The keypad's key: 3.
    case keypad3 = 0x5b
    /// The keypad's key: 4.
    case keypad4 = 0x5c
    /// The keypad's key: 5.
    case keypad5 = 0x5d
    /// The keypad's key: 6.
    case keypad6 = 0x5e
    /// The keypad's key: 7.
    case keypad7 = 0x5f
    /// The keypad's key: 8.
    case keypad8 = 0x60
    /// The keypad's key: 9.
    case keypad9 = 0x61
    /// The keypad's key: 0.
    case keypad0 = 0x62
    /// The keypad's key: period.
    case keypadPeriod = 0x63
    /// The key: non usbackslash.
    case keyboardNonUSBackslash = 0x64
    /// The key: application.
    case keyboardApplication = 0x65
    /// The key: power.
    case keyboardPower = 0x66
    /// The keypad's key: equal sign.
    case keypadEqualSign = 0x67
    /// The key: f13.
    case keyboardF13 = 0x68
    /// The key: f14.
    case keyboardF14 = 0x69
    /// The key: f15.
    case keyboardF15 = 0x6a
    /// The key: f16.
    case keyboardF16 = 0x6b
    /// The key: f17.
    case keyboardF17 = 0x6c
    /// The key: f18.
    case keyboardF18 = 0x6d
    /// The key: f19.
    case keyboardF19 = 0x6e
    /// The key: f20.
    case keyboardF20 = 0x6f
    /// The key: f21.
    case keyboardF21 = 0x70
    /// The key: f22.
    case keyboardF22 = 0x71
    /// The key: f23.
    case keyboardF23 = 0x72
    /// The key: f24.
    case keyboardF24 = 0x73
    /// The key: execute.
    case keyboardExecute = 0x74
    /// The key: help.
    case keyboardHelp = 0x75
    /// The key: menu.
    case keyboardMenu = 0x76
    /// The key: select.
    case keyboardSelect = 0x77
    /// The key: stop.
    case keyboardStop = 0x78
    /// The key: again.
    case keyboardAgain = 0x79
    /// The key: undo.
    case keyboardUndo = 0x7a
    /// The key: cut.
    case keyboardCut = 0x7b
    /// The key: copy.
    case keyboardCopy = 0x7c
    /// The key: paste.
    case keyboardPaste = 0x7d
    /// The key: find.
    case keyboardFind = 0x7e
    /// The key: mute.
    case keyboardMute = 0x7f
    /// The key: volume up.
    case keyboardVolumeUp = 0x80
    /// The key: volume down.
    case keyboardVolumeDown = 0x81
    /// The key: locking caps lock.
    case keyboardLockingCapsLock = 0x82
    /// The key: locking num lock.
    case keyboardLockingNumLock = 0x83
    /// The key: locking scroll lock.
    case keyboardLockingScrollLock = 0x84
    /// The keypad's key: comma.
    case keypadComma = 0x85
    /// The keypad's key: equal sign as400.
    case keypadEqualSignAS400 = 0x86
    /// The key: international1.
    case keyboardInternational1 = 0x87
    /// The key: international2.
    case keyboardInternational2 = 0x88
    /// The key: international3.
    case keyboardInternational3 = 0x89
    /// The key: international4.
    case keyboardInternational4 = 0x8a
    /// The key: international5.
    case keyboardInternational5 = 0x8b
    /// The key: international6.
    case keyboardInternational6 = 0x8c
    /// The key: international7.
    case keyboardInternational7 = 0x8d
    /// The key: international8.
    case keyboardInternational8 = 0x8e
    /// The key: international9.
    case keyboardInternational9 = 0x8f
    /// The key: language key 1.
    case keyboardLANG1 = 0x90
    /// The key: language key 2.
    case keyboardLANG2 = 0x91
    /// The key: language key 3.
    case keyboardLANG3 = 0x92
    /// The key: language key 4.
    case keyboardLANG4 = 0x93
    /// The key: language key 5.
    case keyboardLANG5 = 0x94
    /// The key: language key 6.
    case keyboardLANG6 = 0x95
    /// The key: language key 7.
    case keyboardLANG7 = 0x96
    /// The key: language key 8.
    case keyboardLANG8 = 0x97
    /// The key: language key 9.
    case keyboardLANG9 = 0x98
    /// The key: alternate erase.
    case keyboardAlternateErase = 0x99
    /// The key: sys req or attention.
    case keyboardSysReqOrAttention = 0x9a
    /// The key: cancel.
    case keyboardCancel = 0x9b
    /// The key: clear.
    case keyboardClear = 0x9c
    /// The key: prior.
    case keyboardPrior = 0x9d
    /// The key: return.
    case keyboardReturn = 0x9e
    /// The key: separator.
    case keyboardSeparator = 0x9f
    /// The key: out.
    case keyboardOut = 0xa0
    /// The key: oper.
    case keyboardOper = 0xa1
    /// The key: clear or again.
    case keyboardClearOrAgain = 0xa2
    /// The key: cr sel or props.
    case keyboardCrSelOrProps = 0xa3
    /// The key: ex sel.
    case keyboardExSel = 0xa4
    /// The key: left control.
    case keyboardLeftControl = 0xe0
    /// The key: left shift.
    case keyboardLeftShift = 0xe1
    /// The key: left alt.
    case keyboardLeftAlt = 0xe2
    /// The key: left gui.
    case keyboardLeftGUI = 0xe3
    /// The key: right control.
    case keyboardRightControl = 0xe4
    /// The key: right shift.
    case keyboardRightShift = 0xe5
    /// The key: right alt.
    case keyboardRightAlt = 0xe6
    /// The key: right gui.
    case keyboardRightGUI = 0xe7
    /// The key: reserved.
    case keyboard_Reserved = 0xffff

    /// Switches between the Hangul and Latin scripts.
    public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
    /// Turns Hangul into Hanja.
    public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
    /// Switches to the Kana scripts.
    public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
    /// Switches to the Latin script.
    public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
    /// Switches to Katakana.
    public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
    /// Switches to Hiragana.
    public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
    /// Switches between full and half width.
    public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}
