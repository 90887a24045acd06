import Foundation
import Offstage
import SceneFile
import UIKit

/// Films of a second at 60 frames on one thread, from the turns to the pixels: what moves above 200 cards on a full
/// screen, the screens of `Scenes/screens`, as they are and moved as a whole, and screens that come and go.
@MainActor
enum FilmWorkload {
    /// What a film took.
    private struct Figures {
        let name: String
        /// Processor time of 60 frames.
        let milliseconds: Double
        /// Drawn pixels as a share of 59 whole screens: the first frame is whole anyway.
        let share: Double
    }

    /// What moves above the cards. `film.py` has the same moves for a browser.
    private enum Move: String, CaseIterable {
        case card = "a card moves"
        case growth = "a card grows"
        case tint = "a card moves, the background changes"
        case all = "all cards move"
    }

    static func rows() -> [[String]] {
        [["film of 60 frames", "CPU ms", "times faster than real time", "drawn, share of whole frames"]]
            + (cards() + screens() + transitions()).map { figures in
                [
                    figures.name, String(format: "%.0f", figures.milliseconds),
                    String(format: "%.1f", 1000 / figures.milliseconds), String(format: "%.1f %%", 100 * figures.share),
                ]
            }
    }

    /// The figures, and what stands below the moves as `[x, y, width, height, red, green, blue]`, for other programs.
    static func json() throws -> String {
        let films = (cards() + screens() + transitions()).map { figures -> [String: Any] in
            ["name": figures.name, "cpu_ms": figures.milliseconds, "share": figures.share]
        }
        let object: [String: Any] = ["films": films, "boxes": boxes(of: cardStage())]
        return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
    }

    // MARK: Cards

    private static func cardStage() -> Stage {
        let stage = Stage(device: .iPhone14)
        stage.makeCurrent()
        stage.window.backgroundColor = .white
        Workload.all[0].build(stage.window)
        return stage
    }

    private static func boxes(of stage: Stage) -> [[Double]] {
        stage.window.subviews.map { view in
            let color = view.backgroundColor?.cgColor.components ?? []
            return [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map { Double($0) }
                + color.prefix(3).map { Double($0) }
        }
    }

    private static func cards() -> [Figures] {
        Move.allCases.map { move in
            let stage = cardStage()
            let card = UIView(frame: CGRect(x: 20, y: 100, width: 160, height: 90))
            card.backgroundColor = .systemBlue
            card.layer.cornerRadius = 12
            stage.window.addSubview(card)
            _ = stage.render()
            begin(move, card, stage.window)
            return film(move.rawValue, stage)
        }
    }

    private static func begin(_ move: Move, _ card: UIView, _ window: UIView) {
        switch move {
        case .card: UIView.animate(withDuration: 1) { card.center = CGPoint(x: 290, y: 600) }
        case .growth: UIView.animate(withDuration: 1) { card.frame.size.width = 320 }
        case .tint:
            UIView.animate(withDuration: 1) {
                card.center = CGPoint(x: 290, y: 600)
                window.backgroundColor = .black
            }
        case .all: shift(window)
        }
    }

    private static func shift(_ window: UIView) {
        let move = CABasicAnimation(keyPath: "sublayerTransform.translation.y")
        (move.fromValue, move.toValue, move.duration) = (0, 200, 1)
        window.layer.add(move, forKey: nil)
    }

    // MARK: Screens

    private static func screens() -> [Figures] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scenes/screens")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
        return names.filter { $0.hasSuffix(".yml") }.flatMap { name in
            [false, true].compactMap { isMoving in
                guard let scene = try? Scene(contentsOf: folder.appendingPathComponent(name)) else { return nil }
                let stage = scene.makeStage().stage
                stage.makeCurrent()
                stage.runTurn()
                if isMoving { shift(stage.window) }
                return film(name.replacingOccurrences(of: ".yml", with: isMoving ? ", all moves" : ""), stage)
            }
        }
    }

    // MARK: Screens that come and go

    /// What changes on a screen with a navigation bar and 14 rows.
    private enum Transition: String, CaseIterable {
        case push = "a push"
        case pop = "a pop that a finger lets go of too early"
        case sheet = "a sheet comes"
    }

    private static func transitions() -> [Figures] {
        Transition.allCases.map { transition in
            let stage = Stage(device: .iPhone14)
            stage.makeCurrent()
            let navigation = UINavigationController(rootViewController: rows("Settings"))
            navigation.navigationBar.prefersLargeTitles = true
            stage.window.rootViewController = navigation
            stage.advance(by: 0.5)
            switch transition {
            case .push: navigation.pushViewController(rows("General"), animated: true)
            case .pop:
                navigation.pushViewController(rows("General"), animated: false)
                stage.advance(by: 0.5)
                let drag = TouchGesture.drag(
                    CGPoint(x: 2, y: 400), by: CGVector(dx: 150, dy: 0), duration: 0.4, hold: 0.1)
                stage.touch.schedule(drag, at: stage.time)
            case .sheet: navigation.present(rows("Sheet"), animated: true)
            }
            return film(transition.rawValue, stage)
        }
    }

    private static func rows(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        let list = UIScrollView()
        list.backgroundColor = .systemGroupedBackground
        list.contentSize = CGSize(width: 390, height: 900)
        for index in 0..<14 {
            let row = UIView(frame: CGRect(x: 16, y: 16 + 56 * CGFloat(index), width: 358, height: 44))
            row.backgroundColor = .secondarySystemGroupedBackground
            row.layer.cornerRadius = 10
            let label = UILabel(frame: CGRect(x: 16, y: 0, width: 300, height: 44))
            label.text = "\(title), row \(index + 1)"
            row.addSubview(label)
            list.addSubview(row)
        }
        controller.view = list
        return controller
    }

    // MARK: Figures

    private static func film(_ name: String, _ stage: Stage) -> Figures {
        let begin = clock()
        let film = stage.film(for: 1, fps: 60)
        let milliseconds = Double(clock() - begin) * 1000 / Double(CLOCKS_PER_SEC)
        let size = stage.screen.nativeBounds.size
        let drawn = film.frames.dropFirst().reduce(0) { $0 + $1.drawnPixels }
        return Figures(
            name: name, milliseconds: milliseconds, share: Double(drawn) / Double(size.width * size.height * 59))
    }
}
