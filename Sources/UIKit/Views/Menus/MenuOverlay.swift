import Foundation

/// Covers the window while a menu shows, and has its keys.
final class MenuOverlay: UIView {
    /// Held by who opened the menu.
    weak var session: MenuSession?
    private var blur: UIVisualEffectView?
    private(set) var previewView: UIView?
    private weak var responderBefore: UIResponder?
    private var rowOffsets: [ObjectIdentifier: CGFloat] = [:]

    override func layoutSubviews() {
        super.layoutSubviews()
        blur?.frame = bounds
        place()
    }

    func place() {
        session?.place(
            in: bounds, safeAreaInsets, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// How far below its top the menu around has the row that a plate belongs to.
    func rowOffset(of plate: MenuPlate) -> CGFloat { rowOffsets[ObjectIdentifier(plate)] ?? 0 }
    func setRowOffset(_ offset: CGFloat, of plate: MenuPlate) { rowOffsets[ObjectIdentifier(plate)] = offset }

    // MARK: The preview

    /// What is behind a preview is blurred (its strength is assumed).
    func show(_ preview: MenuPreview) {
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
        blur.isUserInteractionEnabled = false
        blur.frame = bounds
        blur.alpha = 0
        addSubview(blur)
        self.blur = blur
        preview.view.frame = preview.origin
        addSubview(preview.view)
        previewView = preview.view
    }

    func fadeIn() { blur?.alpha = 1 }

    func fadeOut(to origin: CGRect) {
        blur?.alpha = 0
        previewView?.frame = origin
    }

    // MARK: Touches

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.inOrder.first else { return }
        session?.tappedBeside(touch.location(in: self))
    }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { true }

    func takeKeys() {
        responderBefore = window?.firstResponder
        becomeFirstResponder()
    }

    func giveKeysBack() {
        guard isFirstResponder else { return }
        resignFirstResponder()
        responderBefore?.becomeFirstResponder()
    }

    override var keyCommands: [UIKeyCommand]? { Self.commands }

    private static let commands: [UIKeyCommand] = {
        let choose = Selector(_offstage: "chooseByKey", { (t: MenuOverlay) in t.chooseByKey })
        let back = Selector(_offstage: "goBackByKey", { (t: MenuOverlay) in t.goBackByKey })
        let next = Selector(_offstage: "markNext", { (t: MenuOverlay) in t.markNext })
        let previous = Selector(_offstage: "markPrevious", { (t: MenuOverlay) in t.markPrevious })
        return [
            UIKeyCommand(input: "\r", modifierFlags: [], action: choose),
            UIKeyCommand(input: " ", modifierFlags: [], action: choose),
            UIKeyCommand(input: UIKeyCommand.inputRightArrow, modifierFlags: [], action: choose),
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: back),
            UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: back),
            UIKeyCommand(input: UIKeyCommand.inputDownArrow, modifierFlags: [], action: next),
            UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: previous),
        ]
    }()

    private func chooseByKey() { session?.chooseMarked() }
    private func goBackByKey() { session?.goBack() }
    private func markNext() { session?.step(true) }
    private func markPrevious() { session?.step(false) }
}
