import Foundation

/// A menu on the screen, from its coming to its going: the plates of the menu and of those in it that are open.
@MainActor
final class MenuSession {
    /// What the menu belongs to.
    struct Source {
        /// The place that the menu lies beside, in the window's space.
        var frame: CGRect
        /// On whose behalf actions are performed: it has what holds the session, mostly.
        weak var sender: AnyObject?
        var order: UIContextMenuConfiguration.ElementOrder = .automatic
        /// Whether one of the elements is always on.
        var isSingle = false
        /// What is lifted off the screen; nil for none.
        var preview: MenuPreview?
    }

    /// How long it comes and goes.
    static let duration = 0.25
    private static let smallest: CGFloat = 0.2
    /// Between the menu and the edges, and what it belongs to (assumed).
    private static let margin: CGFloat = 8

    private let source: Source
    private let overlay: MenuOverlay
    private(set) var plates: [MenuPlate] = []
    private var isOver = false
    /// Called when the menu begins to go.
    var willEnd: (() -> Void)?
    /// Runs with the animation of its going.
    var alongEnd: (() -> Void)?
    /// Called when it has gone.
    var didEnd: (() -> Void)?
    /// Called after an element was chosen.
    var didChoose: ((UIMenuElement) -> Void)?
    /// Called when somebody taps the preview.
    var previewWasTapped: (() -> Void)?

    /// Nil where the menu has nothing to show.
    init?(_ menu: UIMenu?, in window: UIWindow, from source: Source) {
        self.source = source
        overlay = MenuOverlay(frame: window.bounds)
        menu?.prepareToShow()
        if let menu, !MenuReader(menu, {}).isEmpty {
            plates = [MenuPlate(menu, isNested: false, of: self, traits: window.traitCollection)]
        } else if source.preview == nil {
            return nil
        }
    }

    var menu: UIMenu? { plates.first?.menu }
    /// Whether something is lifted off the screen.
    var isRich: Bool { source.preview != nil }
    /// The menus that show, the outermost first.
    var visibleMenus: [UIMenu] { plates.map(\.menu) }
    private var tracker: ChoiceTracker? { plates.last?.tracker }

    // MARK: Coming

    /// Shows the menu above all that is in the window.
    func show(in window: UIWindow, along: @escaping () -> Void = {}, _ completion: @escaping () -> Void = {}) {
        overlay.session = self
        UIView.performWithoutAnimation {
            window.addSubview(overlay)
            overlay.frame = window.bounds
            overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if let preview = source.preview { overlay.show(preview) }
            if let plate = plates.first { overlay.addSubview(plate) }
            overlay.layoutIfNeeded()
            overlay.place()
            plates.first.map(shrink)
        }
        overlay.takeKeys()
        UIView.animateSystem(duration: Self.duration) {
            self.overlay.fadeIn()
            self.plates.first.map(self.grow)
            along()
        } completion: { _ in
            completion()
        }
    }

    private func shrink(_ plate: MenuPlate) {
        plate.alpha = 0
        let frame = plate.restFrame
        let anchor = source.frame
        let near = CGPoint(
            x: min(max(anchor.midX, frame.minX), frame.maxX), y: min(max(anchor.midY, frame.minY), frame.maxY))
        let scale = Self.smallest
        plate.transform = CGAffineTransform(
            translationX: (near.x - frame.midX) * (1 - scale), y: (near.y - frame.midY) * (1 - scale)
        ).scaledBy(x: scale, y: scale)
    }

    private func grow(_ plate: MenuPlate) {
        plate.alpha = 1
        plate.transform = .identity
    }

    // MARK: Places

    /// Puts preview and plates in their places.
    func place(in bounds: CGRect, _ safeArea: UIEdgeInsets, isMirrored: Bool) {
        let room = bounds.inset(by: safeArea).insetBy(dx: Self.margin, dy: Self.margin)
        guard let plate = plates.first else {
            if let view = overlay.previewView { _ = placePreview(view, above: 0, room) }
            return
        }
        var anchor = source.frame
        if let preview = overlay.previewView { anchor = placePreview(preview, above: plate.naturalSize.height, room) }
        let size = CGSize(width: min(plate.naturalSize.width, room.width), height: plate.naturalSize.height)
        let below = room.maxY - anchor.maxY - Self.margin
        let above = anchor.minY - Self.margin - room.minY
        let isBelow = size.height <= below || below >= above
        plate.isReversed = !isBelow && source.order != .fixed && source.preview == nil
        let height = min(size.height, max(isBelow ? below : above, min(room.height, MenuFigures.row * 2)))
        var y = isBelow ? anchor.maxY + Self.margin : anchor.minY - Self.margin - height
        y = max(room.minY, min(y, room.maxY - height))
        let isAtLeft = abs(anchor.midX - room.midX) < 1 ? !isMirrored : anchor.midX < room.midX
        var x = isAtLeft ? anchor.minX : anchor.maxX - size.width
        x = max(room.minX, min(x, room.maxX - size.width))
        plate.restFrame = CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: height.rounded())
        for nested in plates.dropFirst() { placeNested(nested, room) }
    }

    /// Moves a preview up as far as the menu needs room below it.
    private func placePreview(_ view: UIView, above height: CGFloat, _ room: CGRect) -> CGRect {
        var frame = source.preview?.frame ?? .zero
        frame.origin.y = min(frame.minY, room.maxY - height - Self.margin - frame.height)
        frame.origin.y = max(frame.minY, room.minY)
        frame.origin.x = max(room.minX, min(frame.minX, room.maxX - frame.width))
        view.restFrame = frame
        return frame
    }

    private func placeNested(_ plate: MenuPlate, _ room: CGRect) {
        guard let index = plates.firstIndex(where: { $0 === plate }), index > 0 else { return }
        let around = plates[index - 1].restFrame
        let height = min(plate.naturalSize.height, room.height)
        let top = max(room.minY, min(around.minY + overlay.rowOffset(of: plate), room.maxY - height))
        plate.restFrame = CGRect(x: around.minX, y: top.rounded(), width: around.width, height: height.rounded())
    }

    // MARK: Menus in menus

    /// Opens a menu above the one around it.
    func open(_ menu: UIMenu, from row: MenuRow) {
        guard !isOver, plates.count < 16, let around = plates.last else { return }
        menu.prepareToShow()
        let plate = MenuPlate(menu, isNested: true, of: self, traits: overlay.traitCollection)
        plates.append(plate)
        around.isUserInteractionEnabled = false
        UIView.performWithoutAnimation {
            overlay.setRowOffset(row.convert(CGPoint.zero, to: around).y, of: plate)
            overlay.addSubview(plate)
            overlay.place()
            plate.layoutIfNeeded()
            plate.alpha = 0
        }
        UIView.animateSystem(duration: Self.duration) {
            plate.alpha = 1
            around.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
            around.alpha = 0.6
        }
    }

    /// Closes the innermost menu; the first one with all.
    func goBack() {
        guard plates.count > 1 else { return end() }
        let plate = plates.removeLast()
        let around = plates.last
        around?.isUserInteractionEnabled = true
        UIView.animateSystem(duration: Self.duration) {
            plate.alpha = 0
            around?.alpha = 1
            around?.transform = .identity
        } completion: { _ in
            plate.removeFromSuperview()
        }
    }

    /// Elements that were on their way are there.
    func elementsCame() {
        guard !isOver else { return }
        reload()
    }

    private func reload() {
        for plate in plates { plate.reload(plate.menu) }
        overlay.place()
    }

    /// Replaces the menus that show, each by what a closure makes of it.
    func update(_ change: (UIMenu) -> UIMenu) {
        for plate in plates { plate.reload(change(plate.menu)) }
        overlay.place()
    }

    // MARK: Choosing

    func choose(_ leaf: any UIMenuLeaf, _ element: UIMenuElement, of group: UIMenu) {
        guard !isOver, !leaf.attributes.contains(.disabled) else { return }
        group.select(element, isSingle: false)
        if source.isSingle { menu?.select(element, isSingle: true) }
        let stays = leaf.attributes.contains(.keepsMenuPresented)
        if !stays { end() }
        leaf.performWithSender(source.sender, target: nil)
        didChoose?(element)
        if stays { reload() }
    }

    /// A finger that opened the menu moves on.
    func follow(_ locate: (UIView) -> CGPoint) { tracker?.follow(locate) }

    /// A lifted finger chooses what it stands on.
    func lift(_ locate: (UIView) -> CGPoint) { tracker?.lift(locate) }

    // MARK: Keys

    func step(_ isForward: Bool) { tracker?.step(isForward) }
    func chooseMarked() { tracker?.chooseMarked() }

    // MARK: Taps beside

    /// A finger on no row: on an outer menu it closes the inner ones, elsewhere all.
    func tappedBeside(_ point: CGPoint) {
        if let preview = overlay.previewView, preview.frame.contains(point) {
            guard let previewWasTapped else { return end() }
            return previewWasTapped()
        }
        if plates.count > 1, plates.dropLast().contains(where: { $0.frame.contains(point) }) { return goBack() }
        if plates.last?.frame.contains(point) ?? false { return }
        end()
    }

    // MARK: Going

    /// Takes the menu away.
    func end(animated: Bool = true) {
        guard !isOver else { return }
        isOver = true
        overlay.giveKeysBack()
        overlay.isUserInteractionEnabled = false
        willEnd?()
        let finish = {
            self.overlay.removeFromSuperview()
            self.didEnd?()
            (self.willEnd, self.alongEnd, self.didEnd, self.didChoose, self.previewWasTapped) = (
                nil, nil, nil, nil, nil
            )
        }
        guard animated, overlay.window != nil else {
            alongEnd?()
            return finish()
        }
        UIView.animateSystem(duration: Self.duration) {
            for plate in self.plates { self.shrink(plate) }
            self.overlay.fadeOut(to: self.source.preview?.origin ?? self.source.frame)
            self.alongEnd?()
        } completion: { _ in
            finish()
        }
    }
}
