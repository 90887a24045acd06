import CompileKit
import Testing

/// What apps may inherit from and override on a device, they may here.
@Suite("Openness")
struct OpennessTests {
    private static let modules = ["QuartzCore", "UIKit"]

    @Test("Classes and members that Apple lets other modules override are open", arguments: modules)
    func open(module: String) throws {
        let apple = try AppleMembers(of: Self.modules)
        var closed: [String] = []
        var compared = 0
        let symbols = try PublicSymbols(of: module).symbols
        // Beside one of them there may be another that only helps calls.
        let open = Set(symbols.filter(\.isOpen).map(\.name))
        for symbol in symbols {
            let isOpen: Bool?
            if symbol.kind == "swift.class" {
                isOpen = apple.classes[symbol.name]?.isOpen
            } else {
                // Initialisers are overridden by their own rules.
                if symbol.kind == "swift.init" || symbol.path.count < 2 { continue }
                let owner = symbol.path.dropLast().joined(separator: ".")
                isOpen = apple.isOpen(symbol.path[symbol.path.count - 1], of: owner)
            }
            guard isOpen == true else { continue }
            compared += 1
            if !open.contains(symbol.name) { closed.append(symbol.name) }
        }
        #expect(closed.isEmpty)
        #expect(compared > 100, "the names in the lists are those of the symbols")
    }

    @Test("What methods of Apple's answer may be dropped: they come from Objective-C", arguments: modules)
    func droppedAnswers(module: String) throws {
        let apple = try AppleMembers(of: Self.modules)
        let methods = try PublicSymbols(of: module).symbols.filter { symbol in
            guard symbol.kind.hasSuffix("method"), symbol.path.count > 1 else { return false }
            let owner = symbol.path.dropLast().joined(separator: ".")
            return apple.isOpen(symbol.path[symbol.path.count - 1], of: owner) != nil
        }
        let answering = methods.filter { Self.answers($0.declaration) }
        #expect(answering.map(\.declaration).filter { !$0.contains("@discardableResult") }.isEmpty)
        #expect(answering.count > 20, "the names in the lists are those of the symbols")
    }

    /// Whether a function's declaration says what it answers, after its parameters.
    private static func answers(_ declaration: String) -> Bool {
        guard let start = declaration.range(of: "func ")?.upperBound else { return false }
        var depth = 0
        for index in declaration[start...].indices {
            if declaration[index] == "(" { depth += 1 }
            guard declaration[index] == ")" else { continue }
            depth -= 1
            if depth == 0 { return declaration[index...].hasPrefix(") -> ") }
        }
        return false
    }

    @Test("Subclasses of another module override members of every kind, and are made by inherited initialisers")
    func overrides() async throws {
        let problems = try await Snippet.problems([
            Snippet(
                """
                import UIKit
                final class Brand: UIColor, @unchecked Sendable {
                    override class var red: UIColor { .blue }
                    override func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
                }
                final class Icon: UIImage, @unchecked Sendable { override var size: CGSize { .zero } }
                final class Face: UIFont, @unchecked Sendable { override var lineHeight: CGFloat { 20 } }
                final class Wish: UIFontDescriptor, @unchecked Sendable { override var pointSize: CGFloat { 3 } }
                final class Scale: UIFontMetrics, @unchecked Sendable {
                    override func scaledValue(for value: CGFloat) -> CGFloat { value }
                }
                final class Traits: UITraitCollection, @unchecked Sendable {
                    override var userInterfaceStyle: UIUserInterfaceStyle { .dark }
                }
                final class Tab: NSTextTab, @unchecked Sendable { override var location: CGFloat { 1 } }
                @MainActor final class Screen: UIScreen { override var scale: CGFloat { 1 } }
                @MainActor final class Pad: UIDevice {
                    override var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
                }
                final class Wave: UIBezierPath { override func reversing() -> UIBezierPath { self } }
                @MainActor func make() -> [Any?] {
                    [
                        Brand(white: 0, alpha: 1), Icon(data: Data()), Face(name: "Inter", size: 1), Wish(), Tab.self,
                        Scale(forTextStyle: .body), Traits(displayScale: 2), Screen(), Pad(), Wave(), UITouch(),
                        UIEvent(), Tab(textAlignment: .left, location: 2),
                    ]
                }
                extension UIColor {
                    static func fixed() -> Self { Self(white: 1, alpha: 1) }
                    convenience init(level: CGFloat) { self.init(white: level, alpha: 1) }
                }
                """),
            Snippet(
                """
                import UIKit
                @MainActor class Gradient: UIView {
                    override class var layerClass: AnyClass { CAGradientLayer.self }
                    override var layer: CALayer { super.layer }
                    override var constraints: [NSLayoutConstraint] { [] }
                    override func addConstraint(_ constraint: NSLayoutConstraint) {}
                    override func addConstraints(_ constraints: [NSLayoutConstraint]) {}
                    override func removeConstraint(_ constraint: NSLayoutConstraint) {}
                    override func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
                    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
                        .required
                    }
                    override func setContentCompressionResistancePriority(
                        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
                    ) {}
                    override var topAnchor: NSLayoutYAxisAnchor { safeAreaLayoutGuide.topAnchor }
                    override var safeAreaLayoutGuide: UILayoutGuide { layoutMarginsGuide }
                    override var keyboardLayoutGuide: UIKeyboardLayoutGuide { super.keyboardLayoutGuide }
                    override var hasAmbiguousLayout: Bool { false }
                }
                """),
        ])
        #expect(problems.isEmpty)
    }

    @Test("init() on a class that is known at run time makes that class, or does not compile")
    func metatypes() async throws {
        let types = [
            "CALayer", "CAGradientLayer", "UIBezierPath", "UILayoutGuide", "UIResponder", "UIImage",
            "UITraitCollection",
            "UITouch", "UIFontDescriptor", "NSLayoutConstraint", "UIColor", "UIScreen", "UIDevice",
        ]
        let lines = types.map { "@MainActor func make(_ type: \($0).Type) -> \($0) { type.init() }  // error" }
        let views = ["UIView", "UILabel", "UIImageView", "UIStackView", "UIScrollView", "UIWindow"]
        let problems = try await Snippet.problems([
            Snippet("import UIKit\n" + lines.joined(separator: "\n")),
            Snippet(
                "import UIKit\n"
                    + views.map { "@MainActor func make(_ view: \($0)) -> \($0) { type(of: view).init() }" }
                    .joined(separator: "\n")),
        ])
        #expect(problems.isEmpty)
    }
}
