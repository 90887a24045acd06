import Foundation

/// The heights of a sheet's detents, and what they were found for.
struct ResolvedDetents {
    let geometry: SheetGeometry
    let traits: UITraitCollection
    let generation: Int
    let stops: [SheetStop]
}

// Where a sheet is at each of its detents, and what that does to its surroundings.
extension UISheetPresentationController {
    /// Black over what is behind a sheet, and over a presenter that is pushed back.
    private static let (dimmed, dimmedBehindLarge): (CGFloat, CGFloat) = (0.2, 0.1)
    private static let formSize = CGSize(width: 540, height: 620)
    private static let pageWidth: CGFloat = 704

    /// The traits around the container, whose own are those of what is presented.
    private var surroundings: UITraitCollection { container?.superview?.traitCollection ?? traitCollection }

    private var form: SheetGeometry.Form {
        if surroundings.verticalSizeClass == .compact {
            return prefersEdgeAttachedInCompactHeight ? .attached : .full
        }
        return surroundings.horizontalSizeClass == .regular ? .floating : .attached
    }

    /// The room that the sheet has; nil before there is a container.
    var geometry: SheetGeometry? {
        guard let container else { return nil }
        let (bounds, safeArea, form) = (container.bounds, container.safeAreaInsets, form)
        return SheetGeometry(
            form: form, bounds: bounds, safeArea: safeArea, most: mostSize(form, bounds, safeArea),
            middle: middle(in: container), keyboard: container.coveredByKeyboard,
            topBehind: safeArea.top + CGFloat(sheetsBelow) * SheetGeometry.gap)
    }

    /// How many sheets at the edge lie below this one, one upon the other.
    private var sheetsBelow: Int {
        var count = 0
        var presenter = presentedViewController.presentation.presenting
        while let sheet = presenter?.presentation.controller as? UISheetPresentationController,
            sheet.form == .attached
        {
            count += 1
            presenter = presenter?.presentation.presenting
        }
        return count
    }

    private func mostSize(_ form: SheetGeometry.Form, _ bounds: CGRect, _ safeArea: UIEdgeInsets) -> CGSize {
        let preferred = presentedViewController.preferredContentSize
        switch form {
        case .full: return bounds.size
        case .attached:
            var width = bounds.width
            if surroundings.verticalSizeClass == .compact {
                width -= safeArea.left + safeArea.right
                if widthFollowsPreferredContentSizeWhenEdgeAttached, preferred.width > 0 {
                    width = min(width, preferred.width)
                }
            }
            let above = safeArea.top + CGFloat(sheetsBelow + 1) * SheetGeometry.gap
            return CGSize(width: max(0, width), height: max(0, bounds.height - above))
        case .floating:
            var size = CGSize(width: Self.pageWidth, height: bounds.height - 2 * (safeArea.top + 20))
            if presentationStyle != .pageSheet {
                size = Self.formSize
                if preferred.width > 0 { size.width = preferred.width }
                if preferred.height > 0 { size.height = preferred.height }
            }
            return CGSize(width: min(size.width, bounds.width), height: max(0, min(size.height, bounds.height)))
        }
    }

    private func middle(in container: UIView) -> CGPoint {
        guard let sourceView, sourceView.window === container.window, container.window != nil else {
            return CGPoint(x: container.bounds.midX, y: container.bounds.midY)
        }
        let frame = sourceView.convert(sourceView.bounds, to: container)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    // MARK: Detents

    /// The active detents, the lowest first; of equal height the first counts. Never empty.
    func stops(in geometry: SheetGeometry) -> [SheetStop] {
        let traits = surroundings
        if let resolved, resolved.geometry == geometry, resolved.generation == detentGeneration,
            resolved.traits == traits
        {
            return resolved.stops
        }
        let context = DetentContext(traits, geometry)
        var stops: [SheetStop] = []
        for detent in detents {
            guard let value = detent.resolvedValue(in: context) else { continue }
            let stop = SheetStop(identifier: detent.identifier, height: geometry.height(ofValue: value))
            if !stops.contains(where: { $0.height == stop.height }) { stops.append(stop) }
        }
        if stops.isEmpty || geometry.form == .full {
            let height = geometry.height(ofValue: geometry.maximumDetentValue)
            stops = [SheetStop(identifier: .large, height: height)]
        }
        stops.sort { $0.height < $1.height }
        resolved = ResolvedDetents(geometry: geometry, traits: traits, generation: detentGeneration, stops: stops)
        return stops
    }

    /// The detent at which the sheet is to rest: the selected one, else the lowest.
    func selectedIndex(in geometry: SheetGeometry) -> Int {
        stops(in: geometry).firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
    }

    // MARK: Behind the sheet

    func isUndimmed(_ index: Int, in stops: [SheetStop]) -> Bool {
        guard let largest = stops.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }) else {
            return false
        }
        return index <= largest
    }

    /// The shade at a height: between two detents a mixture of theirs.
    func shade(at height: CGFloat, in geometry: SheetGeometry) -> SheetShade {
        guard geometry.form != .full else { return .clear }
        let stops = stops(in: geometry)
        guard let above = stops.firstIndex(where: { $0.height >= height }) else {
            return shade(at: stops.count - 1, of: stops, geometry)
        }
        guard above > 0 else { return shade(at: 0, of: stops, geometry) }
        let (low, high) = (stops[above - 1].height, stops[above].height)
        let part = (height - low) / max(high - low, 1e-6)
        return shade(at: above - 1, of: stops, geometry).mixed(with: shade(at: above, of: stops, geometry), part: part)
    }

    private func shade(at index: Int, of stops: [SheetStop], _ geometry: SheetGeometry) -> SheetShade {
        if isUndimmed(index, in: stops) { return .clear }
        let isFull = stops[index].height >= geometry.most.height - 0.5
        let pushes = geometry.form == .attached && isFull && surroundings.verticalSizeClass != .compact
        return SheetShade(dim: pushes ? Self.dimmedBehindLarge : Self.dimmed, push: pushes ? 1 : 0)
    }
}

extension UIView {
    /// How much of the bottom the keyboard covers.
    var coveredByKeyboard: CGFloat {
        guard let keyboard = sceneHost?[KeyboardSpace.self].docked, keyboard.height > 0, let window else { return 0 }
        let frame = convert(window.convert(keyboard, from: nil as UIWindow?), from: nil as UIView?)
        return max(0, bounds.maxY - frame.minY)
    }
}
