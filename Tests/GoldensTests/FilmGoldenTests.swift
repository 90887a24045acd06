import Foundation
import GoldenTesting
import Goldens
import Testing
import UIKit

/// Films as goldens, by the function that users' tests call.
@MainActor
@Suite struct FilmGoldenTests {
    private let place = GoldenPlace()

    /// A square that goes as far to the right as is said, in four frames.
    private func film(to x: CGFloat) -> Film {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: 20, height: 20), scale: 1))
        stage.makeCurrent()
        let view = UIView(frame: CGRect(x: 0, y: 5, width: 10, height: 10))
        view.backgroundColor = .red
        stage.window.addSubview(view)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.frame.origin.x = x }
        return stage.film(for: 0.4, fps: 10)
    }

    @Test("A film's golden is its contact sheet and what each frame took; another film fails, and one of other columns")
    func golden() throws {
        defer { place.remove() }
        let goldens = place.folder.goldens
        _ = try place.folder.check(Golden(film(to: 8), columns: 2), named: "move", mode: .all)
        #expect(place.files() == ["move.png", "move.txt"])
        expectGolden(film(to: 8), named: "move", columns: 2, in: goldens)
        withKnownIssue("the square goes elsewhere") {
            expectGolden(film(to: 10), named: "move", columns: 2, in: goldens)
        } matching: {
            $0.comments.contains { "\($0)".contains("move: ") && "\($0)".contains("pixels differ") }
        }
        withKnownIssue("the sheet has another size") {
            expectGolden(film(to: 8), named: "move", columns: 3, in: goldens)
        }
        withKnownIssue("there is none of that name, and none is recorded") {
            expectGolden(film(to: 8), named: "other", in: goldens)
        }
        #expect(place.files().filter { !$0.hasPrefix("Failures") } == ["move.png", "move.txt"])
    }
}
