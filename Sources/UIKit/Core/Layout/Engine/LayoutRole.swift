import Foundation

/// What a view has to do with constraints; made when it first has.
@MainActor
final class LayoutRole {
    /// The constraints that the view has, in the order in which it got them.
    var held: [NSLayoutConstraint] = []
    /// Active constraints that are about the view and held by a view above it.
    var references: [NSLayoutConstraint] = []

    /// Guides that were added.
    var guides: [UILayoutGuide] = []
    var safeAreaGuide: InsetLayoutGuide?
    var marginsGuide: InsetLayoutGuide?
    var readableGuide: ReadableContentGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?
    /// What bars cover of a controller's view.
    var topBarGuide: BarLayoutGuide?
    var bottomBarGuide: BarLayoutGuide?
    /// The whole content of a view that scrolls, and the part of it that shows.
    var contentGuide: SystemLayoutGuide?
    var frameGuide: SystemLayoutGuide?

    /// What solves a tree's constraints; only the topmost view of a tree has it.
    var engine: LayoutEngine?
    /// The engine has variables for the view.
    var isEngaged = false
    /// The engine has variables for one of the system's guides.
    var isAnyGuideEngaged = false
    /// Subviews that the engine has variables for.
    var engagedSubviews = 0

    var priorities = ContentPriorities()
    /// Leading and trailing changed sides.
    var isDirectionInvalid = false
    /// `intrinsicContentSize` is to be read again.
    var isContentInvalid = false
    /// What arranges the view among others.
    weak var arranger: (any ViewArranger)?
    /// The natural size at a width, of a view of another module whose height depends on its width.
    var sizeForWidth: ((CGFloat) -> CGSize)?
    /// Whether a view of another module brings and takes subviews in its layout.
    var bringsSubviews = false

    var systemGuides: [UILayoutGuide] {
        // Later ones may rest on earlier ones.
        [
            contentGuide, frameGuide, safeAreaGuide, marginsGuide, readableGuide, keyboardGuide, topBarGuide,
            bottomBarGuide,
        ].compactMap { $0 }
    }
}

/// How strongly content resists growing and shrinking, by axis.
struct ContentPriorities {
    var horizontalHugging = UILayoutPriority.defaultLow
    var verticalHugging = UILayoutPriority.defaultLow
    var horizontalCompression = UILayoutPriority.defaultHigh
    var verticalCompression = UILayoutPriority.defaultHigh

    func hugging(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? horizontalHugging : verticalHugging
    }

    func compression(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? horizontalCompression : verticalCompression
    }

    mutating func setHugging(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { horizontalHugging = priority } else { verticalHugging = priority }
    }

    mutating func setCompression(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { horizontalCompression = priority } else { verticalCompression = priority }
    }
}

extension UIView {
    /// The view's role, made if there is none.
    var role: LayoutRole {
        if let layoutRole { return layoutRole }
        let role = LayoutRole()
        layoutRole = role
        return role
    }

    /// The topmost view of the tree: its engine solves the tree's constraints.
    var layoutHost: UIView {
        var view = self
        while let parent = view.parentView { view = parent }
        return view
    }

    /// The engine of the tree that the view is in, if it has one.
    var layoutEngine: LayoutEngine? { layoutHost.layoutRole?.engine }

    /// The engine that a change acts on at once. A window's is made on first use; a tree without a window gets one when
    /// it is laid out or measured.
    var engineForChanges: LayoutEngine? {
        let host = layoutHost
        if let engine = host.layoutRole?.engine { return engine }
        return host.makesLayoutEngineAtOnce ? host.makeLayoutEngine() : nil
    }

    func makeLayoutEngine() -> LayoutEngine {
        if let engine = role.engine { return engine }
        let engine = LayoutEngine(host: self)
        role.engine = engine
        return engine
    }
}
