import Offstage
import Testing

@testable import UIKit

/// Sizes are held at 0 or more as strongly as anything required, by nothing that anybody sees.
@MainActor
@Suite("Sizes are never negative")
struct NegativeSizeTests {
    private let stage = LayoutStage()

    private func box(width: CGFloat, height: CGFloat = 40) -> UIView {
        let box = UIView(frame: rect(0, 0, width, height))
        box.accessibilityIdentifier = "box"
        stage.root.addSubview(box)
        return box
    }

    private func card(in box: UIView) -> UIView {
        let card = UIView()
        card.accessibilityIdentifier = "card"
        card.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(card)
        return card
    }

    @Test("Insets of a view that is 0 wide conflict: the later one breaks, and comes back with a width")
    func insets() {
        let box = box(width: 0)
        let card = card(in: box)
        let leading = card.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 6)
        let trailing = card.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -7)
        NSLayoutConstraint.activate([leading, trailing, card.topAnchor.constraint(equalTo: box.topAnchor)])
        stage.turn()
        #expect(stage.messages.count == 1 && stage.stage.brokenConstraints == [trailing])
        let message = stage.messages.first ?? ""
        for constraint in [leading, trailing] { #expect(message.contains(constraint.description)) }
        #expect(message.contains("UIView:box.width == 0"))
        #expect(!message.contains(">= 0") && message.components(separatedBy: "\",\n").count == 3)
        #expect(card.frame.minX == 6 && card.frame.width == 0)
        box.frame.size.width = 100
        stage.turn()
        #expect(stage.stage.brokenConstraints.isEmpty && card.frame.minX == 6 && card.frame.width == 87)
        box.frame.size.width = 10
        stage.turn()
        #expect(stage.messages.count == 2 && card.frame.width == 0)
    }

    @Test("What is optional gives way in silence, and what hangs on the size moves with it")
    func optional() {
        let box = box(width: 20)
        let (card, next) = (card(in: box), card(in: box))
        let narrower = card.widthAnchor.constraint(equalTo: box.widthAnchor, constant: -50)
        narrower.priority = .defaultHigh
        NSLayoutConstraint.activate([
            narrower, card.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 3),
            next.leadingAnchor.constraint(equalTo: card.trailingAnchor, constant: 4),
            next.widthAnchor.constraint(equalToConstant: 5),
        ])
        stage.turn()
        #expect(stage.messages.isEmpty && card.frame.width == 0)
        #expect(next.frame.minX == 7, "at 3 + 0 + 4, not where a width of -30 would end")
    }

    @Test("A stack view laid out at a height of 0 breaks its spacing")
    func stack() {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.axis = .vertical
        stack.spacing = 8
        stack.frame = rect(0, 0, 100, 0)
        stage.root.addSubview(stack)
        stage.turn()
        #expect(stage.messages.count == 1)
        #expect(stage.stage.brokenConstraints.map(\.identifier) == ["UISV-spacing"])
    }

    @Test("The guide of a view's margins is not negative either: its later edge breaks")
    func margins() {
        let box = box(width: 4)
        let card = card(in: box)
        card.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor).isActive = true
        stage.turn()
        #expect(box.layoutMarginsGuide.layoutFrame.width == 0 && card.frame.minX == 8)
        #expect(stage.stage.brokenConstraints.map(\.identifier) == ["UIView-rightMargin-guide-constraint"])
    }

    @Test("Measuring beside the tree's own engine finds no negative size, and logs nothing")
    func measuring() {
        let box = box(width: 100)
        let card = card(in: box)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            inner.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
            inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
            inner.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
        ])
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 20, height: 10))
        #expect(stage.messages.isEmpty)
    }
}
