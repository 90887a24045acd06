import Foundation

/// Where the loading of a controller's view is.
struct ViewLoading {
    var view: UIView?
    /// `loadView()` runs.
    var isLoading = false
    /// The base version of `loadView()` made the view.
    var isViewFromBase = false
}

extension UIViewController {
    /// The view, loaded when it is asked for.
    func loadedView() -> UIView {
        if let view = loading.view { return view }
        guard !loading.isLoading else { return viewInRecursion() }
        loading.isLoading = true
        perform(.loadView) { loadView() }
        loading.isLoading = false
        if loading.view == nil {
            raise("NSInternalInconsistencyException", "-[\(Self.self) loadView] did not set a view: \(self)")
            setView(makePlainView())
        }
        let loaded = loading.view ?? makePlainView()
        perform(.viewDidLoad) { viewDidLoad() }
        preset.didLoad?()
        return loading.view ?? loaded
    }

    /// Asked for inside of `loadView()`, before there is one: a device calls that again, until its stack is full.
    private func viewInRecursion() -> UIView {
        raise(
            "recursive loadView",
            "loadView() of \(self) asked for the view before it set one, which calls loadView() again without end")
        if let view = loading.view { return view }
        let view = makePlainView()
        setView(view)
        return view
    }

    /// A plain view of the screen's size that follows its superview's (assumed).
    func makePlainView() -> UIView {
        let bounds = (sceneHost ?? SceneHost.current).screen.bounds
        if let view = preset.makeView?(bounds) { return view }
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    /// A plain view that a container's fills, with what lies beyond it cut off.
    func makePlainView(around container: UIView) -> UIView {
        let root = makePlainView()
        container.frame = root.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.clipsToBounds = true
        root.addSubview(container)
        return root
    }

    func setView(_ view: UIView?) {
        guard view !== loading.view else { return }
        if let other = view?.controllerStorage, other !== self {
            return raise(
                "UIViewControllerHierarchyInconsistency",
                "A view can only be associated with at most one view controller at a time! View \(view?.label ?? "") is "
                    + "associated with \(other). Clear this association before associating this view with \(self).")
        }
        if loading.isLoading, loading.isViewFromBase {
            note("loadView() of \(label) called super and then set another view: the first one is thrown away")
        }
        loading.isViewFromBase = false
        if let old = loading.view {
            old.controllerStorage = nil
            old.setIsRoot(false)
        }
        loading.view = view
        guard let view else { return }
        view.controllerStorage = self
        view.setRespectsSystemMinimum(settings.respectsSystemMinimumLayoutMargins)
        view.setIsRoot(true)
        if overrides.contains(.updateViewConstraints) { view.mark(.constraints, cause: "first update") }
        if overrides.contains(.updateProperties) { view.mark(.properties, cause: "first update") }
        view.updateSafeArea()
        if view.windowStorage != nil { markForAppearing() }
    }
}
