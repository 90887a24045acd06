import UIKit

/// Loads anew what is shown.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Loads anew, and returns when that is done.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// Loads anew what is shown; nil where nobody can.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Lets lists be pulled down to load anew what they show.
    public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}

/// Pulls a scroll view to load anew.
@MainActor
final class ListRefresh {
    private let control = UIRefreshControl()
    private var action: RefreshAction

    private init(_ action: RefreshAction, in view: UIScrollView) {
        self.action = action
        control.addAction(UIAction { [weak self] _ in self?.run() }, for: .valueChanged)
        view.refreshControl = control
    }

    /// What pulls a scroll view from now on.
    static func brought(_ old: ListRefresh?, to action: RefreshAction?, in view: UIScrollView) -> ListRefresh? {
        guard let action else {
            if old != nil { view.refreshControl = nil }
            return nil
        }
        guard let old else { return ListRefresh(action, in: view) }
        old.action = action
        return old
    }

    private func run() {
        let action = action
        Task { @MainActor [weak control] in
            await action()
            control?.endRefreshing()
        }
    }
}
