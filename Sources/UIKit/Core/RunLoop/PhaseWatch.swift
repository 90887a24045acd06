// Marks that come in a phase whose turn has passed their work.
extension SceneHost {
    /// Reports a mark that comes too late for the step it asks for: what comes before display, asked for from
    /// `draw(_:)`, and anything that is asked for while the layers are committed.
    func watchMark(_ work: MarkedWork, of view: UIView, cause: @autoclosure () -> String) {
        guard let phase else { return }
        if phase == .commit {
            reportLateMark(
                "\(view.label) was marked for \(work.rawValue) by \(cause()) while the layers were committed: it shows "
                    + "in the next turn at the earliest", views: [view])
        } else if work != .display, let drawing = updatePass?.drawing {
            reportLateMark(
                "\(view.label) was marked for \(work.rawValue) by \(cause()) while \(drawing.label) drew itself: the "
                    + "update cycle has to run again in this turn", views: [view, drawing])
        }
    }

    private func reportLateMark(_ message: String, views: [UIView]) {
        reporter?.reportOnce(SceneFinding(.markedInWrongPhase, message, views: views.map(\.label)))
    }
}
