import Offstage
import RenderServer
import TextFormatting
import UIKit

extension FilmAdviser {
    /// What makes the lists of the scene slow while they scroll in the film.
    package func scrollingCauses() -> CauseReport {
        let rate = SceneFilm.displayRate(framesPerSecond: film.timing.framesPerSecond)
        return CauseReport(
            scrolling: take.filmFrames, budget: FilmBudget(displayRate: rate), adviser: adviser,
            looksIntoCells: false
        ) { fixedHeight($1, of: $0) }
    }

    /// The film with the rows of a list as high as they were measured; nil where that measures as many, and where the
    /// list has no id.
    private func fixedHeight(_ height: Double, of list: String) -> String? {
        let other = FilmTake(scene, film) { stage in
            (stage.view(list) as? UITableView)?.rowHeight = height
        }
        let saved = take.measuredCells - other.measuredCells
        guard saved > 0, let difference = take.difference(to: other.frames) else { return nil }
        return "set rowHeight: \(NumberText.text(height)) on \(list): \((-saved).counted("cell")) measured; "
            + "\(difference)"
    }
}

extension FilmTake {
    /// Cells that are measured in scrolled frames.
    fileprivate var measuredCells: Int {
        filmFrames.filter(\.isScrolled).reduce(0) { $0 + $1.lists.events(.measured).count }
    }
}
