import UIKit

/// How high a sheet stands.
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
    }

    let kind: Kind
    /// About half of the screen.
    public static let medium = PresentationDetent(kind: .medium)
    /// All of the screen.
    public static let large = PresentationDetent(kind: .large)
    /// A part of the height that there is, 0…1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

    @MainActor var uiDetent: UISheetPresentationController.Detent {
        switch kind {
        case .medium: .medium()
        case .large: .large()
        case .fraction(let part):
            .custom(identifier: identifier) { $0.maximumDetentValue * part }
        case .height(let height): .custom(identifier: identifier) { _ in height }
        }
    }

    @MainActor var identifier: UISheetPresentationController.Detent.Identifier {
        switch kind {
        case .medium: .medium
        case .large: .large
        case .fraction(let part): .init("SwiftUI.fraction.\(part)")
        case .height(let height): .init("SwiftUI.height.\(height)")
        }
    }
}

/// What a presented view tells of its sheet.
struct SheetSettings {
    var detents: [PresentationDetent]?
    var selection: Binding<PresentationDetent>?
    var selected: PresentationDetent?
    var dragIndicator: Visibility?
    var cornerRadius: CGFloat?
    var isModal: Bool?

    mutating func add(_ other: SheetSettings) {
        detents = detents ?? other.detents
        selection = selection ?? other.selection
        selected = selected ?? other.selected
        dragIndicator = dragIndicator ?? other.dragIndicator
        cornerRadius = cornerRadius ?? other.cornerRadius
        isModal = isModal ?? other.isModal
    }

    /// Sets up the sheet of a controller that is presented as one.
    @MainActor
    func apply(to controller: UIViewController) {
        guard controller is PresentedController else { return }
        if let isModal { controller.isModalInPresentation = isModal }
        guard let sheet = controller.sheetPresentationController else { return }
        if let detents { sheet.detents = detents.map(\.uiDetent) }
        if let selected, sheet.selectedDetentIdentifier != selected.identifier {
            let isShown = controller.viewIfLoaded?.window != nil
            if isShown {
                sheet.animateChanges { sheet.selectedDetentIdentifier = selected.identifier }
            } else {
                sheet.selectedDetentIdentifier = selected.identifier
            }
        }
        if let dragIndicator { sheet.prefersGrabberVisible = dragIndicator == .visible }
        if let cornerRadius { sheet.preferredCornerRadius = cornerRadius }
    }
}

/// Reads how high a sheet stands, so that it follows the binding.
private struct DetentsModifier: ViewModifier {
    let detents: Set<PresentationDetent>
    let selection: Binding<PresentationDetent>?

    func body(content: Content) -> some View {
        let selected = selection?.wrappedValue
        content.bars { bars, _ in
            bars.sheet.detents = detents.sorted { $0.order < $1.order }
            bars.sheet.selection = selection
            bars.sheet.selected = selected
        }
    }
}

extension PresentationDetent {
    /// The lower, the earlier, as far as that is known without a screen.
    fileprivate var order: CGFloat {
        switch kind {
        case .height(let height): height / 1e4
        case .fraction(let part): part
        case .medium: 0.5
        case .large: 1
        }
    }
}

extension View {
    /// Says how high the sheet of the view may stand.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modifier(DetentsModifier(detents: detents, selection: nil))
    }

    /// Says how high the sheet of the view may stand, and lets a binding choose.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        modifier(DetentsModifier(detents: detents, selection: selection))
    }

    /// Shows what a sheet is dragged by, or hides it.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        bars { bars, _ in bars.sheet.dragIndicator = visibility }
    }

    /// Sets how round the corners of a sheet are; nil: as the system likes.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        bars { bars, _ in bars.sheet.cornerRadius = cornerRadius }
    }

    /// Keeps users from pulling the view's sheet away.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        bars { bars, _ in bars.sheet.isModal = isDisabled }
    }
}
