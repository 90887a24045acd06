/// The keys of keyboards by their numbers in the USB standard (HID usage tables, page 7).
public enum UIKeyboardHIDUsage: Int, Sendable, CaseIterable {
    /// The key Error Roll Over.
    case keyboardErrorRollOver = 0x01
    /// The key POSTFail.
    case keyboardPOSTFail = 0x02
    /// The key Error Undefined.
    case keyboardErrorUndefined = 0x03
    /// The key A.
    case keyboardA = 0x04
    /// The key B.
    case keyboardB = 0x05
    /// The key C.
    case keyboardC = 0x06
    /// The key D.
    case keyboardD = 0x07
    /// The key E.
    case keyboardE = 0x08
    /// The key F.
    case keyboardF = 0x09
    /// The key G.
    case keyboardG = 0x0A
    /// The key H.
    case keyboardH = 0x0B
    /// The key I.
    case keyboardI = 0x0C
    /// The key J.
    case keyboardJ = 0x0D
    /// The key K.
    case keyboardK = 0x0E
    /// The key L.
    case keyboardL = 0x0F
    /// The key M.
    case keyboardM = 0x10
    /// The key N.
    case keyboardN = 0x11
    /// The key O.
    case keyboardO = 0x12
    /// The key P.
    case keyboardP = 0x13
    /// The key Q.
    case keyboardQ = 0x14
    /// The key R.
    case keyboardR = 0x15
    /// The key S.
    case keyboardS = 0x16
    /// The key T.
    case keyboardT = 0x17
    /// The key U.
    case keyboardU = 0x18
    /// The key V.
    case keyboardV = 0x19
    /// The key W.
    case keyboardW = 0x1A
    /// The key X.
    case keyboardX = 0x1B
    /// The key Y.
    case keyboardY = 0x1C
    /// The key Z.
    case keyboardZ = 0x1D
    /// The key 1.
    case keyboard1 = 0x1E
    /// The key 2.
    case keyboard2 = 0x1F
    /// The key 3.
    case keyboard3 = 0x20
    /// The key 4.
    case keyboard4 = 0x21
    /// The key 5.
    case keyboard5 = 0x22
    /// The key 6.
    case keyboard6 = 0x23
    /// The key 7.
    case keyboard7 = 0x24
    /// The key 8.
    case keyboard8 = 0x25
    /// The key 9.
    case keyboard9 = 0x26
    /// The key 0.
    case keyboard0 = 0x27
    /// The key Return Or Enter.
    case keyboardReturnOrEnter = 0x28
    /// The key Escape.
    case keyboardEscape = 0x29
    /// The key Delete Or Backspace.
    case keyboardDeleteOrBackspace = 0x2A
    /// The key Tab.
    case keyboardTab = 0x2B
    /// The key Spacebar.
    case keyboardSpacebar = 0x2C
    /// The key Hyphen.
    case keyboardHyphen = 0x2D
    /// The key Equal Sign.
    case keyboardEqualSign = 0x2E
    /// The key Open Bracket.
    case keyboardOpenBracket = 0x2F
    /// The key Close Bracket.
    case keyboardCloseBracket = 0x30
    /// The key Backslash.
    case keyboardBackslash = 0x31
    /// The key Non USPound.
    case keyboardNonUSPound = 0x32
    /// The key Semicolon.
    case keyboardSemicolon = 0x33
    /// The key Quote.
    case keyboardQuote = 0x34
    /// The key Grave Accent And Tilde.
    case keyboardGraveAccentAndTilde = 0x35
    /// The key Comma.
    case keyboardComma = 0x36
    /// The key Period.
    case keyboardPeriod = 0x37
    /// The key Slash.
    case keyboardSlash = 0x38
    /// The key Caps Lock.
    case keyboardCapsLock = 0x39
    /// The key F1.
    case keyboardF1 = 0x3A
    /// The key F2.
    case keyboardF2 = 0x3B
    /// The key F3.
    case keyboardF3 = 0x3C
    /// The key F4.
    case keyboardF4 = 0x3D
    /// The key F5.
    case keyboardF5 = 0x3E
    /// The key F6.
    case keyboardF6 = 0x3F
    /// The key F7.
    case keyboardF7 = 0x40
    /// The key F8.
    case keyboardF8 = 0x41
    /// The key F9.
    case keyboardF9 = 0x42
    /// The key F10.
    case keyboardF10 = 0x43
    /// The key F11.
    case keyboardF11 = 0x44
    /// The key F12.
    case keyboardF12 = 0x45
    /// The key Print Screen.
    case keyboardPrintScreen = 0x46
    /// The key Scroll Lock.
    case keyboardScrollLock = 0x47
    /// The key Pause.
    case keyboardPause = 0x48
    /// The key Insert.
    case keyboardInsert = 0x49
    /// The key Home.
    case keyboardHome = 0x4A
    /// The key Page Up.
    case keyboardPageUp = 0x4B
    /// The key Delete Forward.
    case keyboardDeleteForward = 0x4C
    /// The key End.
    case keyboardEnd = 0x4D
    /// The key Page Down.
    case keyboardPageDown = 0x4E
    /// The key Right Arrow.
    case keyboardRightArrow = 0x4F
    /// The key Left Arrow.
    case keyboardLeftArrow = 0x50
    /// The key Down Arrow.
    case keyboardDownArrow = 0x51
    /// The key Up Arrow.
    case keyboardUpArrow = 0x52
    /// The key Num Lock of the numeric pad.
    case keypadNumLock = 0x53
    /// The key Slash of the numeric pad.
    case keypadSlash = 0x54
    /// The key Asterisk of the numeric pad.
    case keypadAsterisk = 0x55
    /// The key Hyphen of the numeric pad.
    case keypadHyphen = 0x56
    /// The key Plus of the numeric pad.
    case keypadPlus = 0x57
    /// The key Enter of the numeric pad.
    case keypadEnter = 0x58
    /// The key 1 of the numeric pad.
    case keypad1 = 0x59
    /// The key 2 of the numeric pad.
    case keypad2 = 0x5A
    /// The key 3 of the numeric pad.
    case keypad3 = 0x5B
    /// The key 4 of the numeric pad.
    case keypad4 = 0x5C
    /// The key 5 of the numeric pad.
    case keypad5 = 0x5D
    /// The key 6 of the numeric pad.
    case keypad6 = 0x5E
    /// The key 7 of the numeric pad.
    case keypad7 = 0x5F
    /// The key 8 of the numeric pad.
    case keypad8 = 0x60
    /// The key 9 of the numeric pad.
    case keypad9 = 0x61
    /// The key 0 of the numeric pad.
    case keypad0 = 0x62
    /// The key Period of the numeric pad.
    case keypadPeriod = 0x63
    /// The key Non USBackslash.
    case keyboardNonUSBackslash = 0x64
    /// The key Application.
    case keyboardApplication = 0x65
    /// The key Power.
    case keyboardPower = 0x66
    /// The key Equal Sign of the numeric pad.
    case keypadEqualSign = 0x67
    /// The key F13.
    case keyboardF13 = 0x68
    /// The key F14.
    case keyboardF14 = 0x69
    /// The key F15.
    case keyboardF15 = 0x6A
    /// The key F16.
    case keyboardF16 = 0x6B
    /// The key F17.
    case keyboardF17 = 0x6C
    /// The key F18.
    case keyboardF18 = 0x6D
    /// The key F19.
    case keyboardF19 = 0x6E
    /// The key F20.
    case keyboardF20 = 0x6F
    /// The key F21.
    case keyboardF21 = 0x70
    /// The key F22.
    case keyboardF22 = 0x71
    /// The key F23.
    case keyboardF23 = 0x72
    /// The key F24.
    case keyboardF24 = 0x73
    /// The key Execute.
    case keyboardExecute = 0x74
    /// The key Help.
    case keyboardHelp = 0x75
    /// The key Menu.
    case keyboardMenu = 0x76
    /// The key Select.
    case keyboardSelect = 0x77
    /// The key Stop.
    case keyboardStop = 0x78
    /// The key Again.
    case keyboardAgain = 0x79
    /// The key Undo.
    case keyboardUndo = 0x7A
    /// The key Cut.
    case keyboardCut = 0x7B
    /// The key Copy.
    case keyboardCopy = 0x7C
    /// The key Paste.
    case keyboardPaste = 0x7D
    /// The key Find.
    case keyboardFind = 0x7E
    /// The key Mute.
    case keyboardMute = 0x7F
    /// The key Volume Up.
    case keyboardVolumeUp = 0x80
    /// The key Volume Down.
    case keyboardVolumeDown = 0x81
    /// The key Locking Caps Lock.
    case keyboardLockingCapsLock = 0x82
    /// The key Locking Num Lock.
    case keyboardLockingNumLock = 0x83
    /// The key Locking Scroll Lock.
    case keyboardLockingScrollLock = 0x84
    /// The key Comma of the numeric pad.
    case keypadComma = 0x85
    /// The key Equal Sign AS400 of the numeric pad.
    case keypadEqualSignAS400 = 0x86
    /// The key International 1.
    case keyboardInternational1 = 0x87
    /// The key International 2.
    case keyboardInternational2 = 0x88
    /// The key International 3.
    case keyboardInternational3 = 0x89
    /// The key International 4.
    case keyboardInternational4 = 0x8A
    /// The key International 5.
    case keyboardInternational5 = 0x8B
    /// The key International 6.
    case keyboardInternational6 = 0x8C
    /// The key International 7.
    case keyboardInternational7 = 0x8D
    /// The key International 8.
    case keyboardInternational8 = 0x8E
    /// The key International 9.
    case keyboardInternational9 = 0x8F
    /// The key LANG1.
    case keyboardLANG1 = 0x90
    /// The key LANG2.
    case keyboardLANG2 = 0x91
    /// The key LANG3.
    case keyboardLANG3 = 0x92
    /// The key LANG4.
    case keyboardLANG4 = 0x93
    /// The key LANG5.
    case keyboardLANG5 = 0x94
    /// The key LANG6.
    case keyboardLANG6 = 0x95
    /// The key LANG7.
    case keyboardLANG7 = 0x96
    /// The key LANG8.
    case keyboardLANG8 = 0x97
    /// The key LANG9.
    case keyboardLANG9 = 0x98
    /// The key Alternate Erase.
    case keyboardAlternateErase = 0x99
    /// The key Sys Req Or Attention.
    case keyboardSysReqOrAttention = 0x9A
    /// The key Cancel.
    case keyboardCancel = 0x9B
    /// The key Clear.
    case keyboardClear = 0x9C
    /// The key Prior.
    case keyboardPrior = 0x9D
    /// The key Return.
    case keyboardReturn = 0x9E
    /// The key Separator.
    case keyboardSeparator = 0x9F
    /// The key Out.
    case keyboardOut = 0xA0
    /// The key Oper.
    case keyboardOper = 0xA1
    /// The key Clear Or Again.
    case keyboardClearOrAgain = 0xA2
    /// The key Cr Sel Or Props.
    case keyboardCrSelOrProps = 0xA3
    /// The key Ex Sel.
    case keyboardExSel = 0xA4
    /// The key Left Control.
    case keyboardLeftControl = 0xE0
    /// The key Left Shift.
    case keyboardLeftShift = 0xE1
    /// The key Left Alt.
    case keyboardLeftAlt = 0xE2
    /// The key Left GUI.
    case keyboardLeftGUI = 0xE3
    /// The key Right Control.
    case keyboardRightControl = 0xE4
    /// The key Right Shift.
    case keyboardRightShift = 0xE5
    /// The key Right Alt.
    case keyboardRightAlt = 0xE6
    /// The key Right GUI.
    case keyboardRightGUI = 0xE7
    /// A number that is kept free.
    case keyboardReserved = 0xFFFF

    /// Another name of `keyboardLANG1`.
    public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }

    /// Another name of `keyboardLANG2`.
    public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }

    /// Another name of `keyboardLANG1`.
    public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }

    /// Another name of `keyboardLANG2`.
    public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }

    /// Another name of `keyboardLANG3`.
    public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }

    /// Another name of `keyboardLANG4`.
    public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }

    /// Another name of `keyboardLANG5`.
    public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}
