import Offstage
import SwiftUI
import TestKit
import UIKit

@testable import SwiftUI

/// A view of SwiftUI's on a stage of its own.
@MainActor
final class Hosted<Content: View> {
    let stage: Stage
    let controller: UIHostingController<Content>

    init(
        _ width: CGFloat = 390, _ height: CGFloat = 844, scale: CGFloat = 3, safeArea: UIEdgeInsets = .zero,
        traits: UITraitCollection? = nil, _ content: Content
    ) {
        stage = makeStage(width, height, scale: scale, safeArea: safeArea)
        if let traits { stage.setTraits(traits) }
        controller = UIHostingController(rootView: content)
        stage.window.rootViewController = controller
        stage.runTurn()
    }

    convenience init(_ content: Content) { self.init(390, 844, scale: 3, safeArea: .zero, traits: nil, content) }

    convenience init(
        _ width: CGFloat = 390, _ height: CGFloat = 844, scale: CGFloat = 3, safeArea: UIEdgeInsets = .zero,
        @ViewBuilder _ content: () -> Content
    ) {
        self.init(width, height, scale: scale, safeArea: safeArea, content())
    }

    var host: HostingView<Content> {
        stage.makeCurrent()
        guard let host = controller.view as? HostingView<Content> else { fatalError("The view is a hosting view.") }
        return host
    }

    /// Runs a turn of the run loop.
    func turn() {
        stage.makeCurrent()
        stage.runTurn()
    }

    /// The frames of the views, in the host, those behind first.
    var frames: [CGRect] { frames(of: host) }

    private func frames(of view: UIView) -> [CGRect] {
        view.subviews.flatMap { view -> [CGRect] in
            let isLeaf = view.subviews.isEmpty || !(view is PassingView || view is UIScrollView)
            return isLeaf ? [view.convert(view.bounds, to: host)] : frames(of: view)
        }
    }

    /// The answer to a proposal.
    func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        host.contentSize(ProposedViewSize(width: width, height: height))
    }
}

/// The answer of a view to a proposal, at scale 3 unless said otherwise.
@MainActor
func answer(_ view: some View, _ width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 3) -> CGSize {
    Hosted(390, 844, scale: scale, traits: nil, view).size(width, height)
}

/// Whether lengths are equal up to a thousandth.
func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.001 }
func areNear(_ a: [CGFloat], _ b: [CGFloat]) -> Bool { a.count == b.count && zip(a, b).allSatisfy(isNear) }

/// Lines in the order in which they were written.
@MainActor
final class Journal {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
}
