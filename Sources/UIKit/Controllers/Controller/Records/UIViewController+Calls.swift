import Foundation

/// The callbacks of a controller that run, innermost last, and whether each reached the base class.
struct CallbackCheck {
    struct Call {
        let callback: ControllerCallback
        var reachedBase = false
    }

    var underWay: [Call] = []
    /// A missing call of `super` is told once a method.
    var told: Set<ControllerCallback> = []
}

extension UIViewController {
    /// Calls one of the controller's methods: writes it down, and sees whether an override calls `super`.
    func perform(_ callback: ControllerCallback, _ argument: String? = nil, _ body: () -> Void) {
        record(callback, argument)
        calls.underWay.append(CallbackCheck.Call(callback: callback))
        watching(callback, body)
        let call = calls.underWay.removeLast()
        guard callback.needsSuper, !call.reachedBase, calls.told.insert(callback).inserted else { return }
        sceneHost?.report(
            .missingSuper, "\(callback.signature) of \(label) did not call super", views: [label])
    }

    /// The base version of a method runs.
    func reach(_ callback: ControllerCallback, _ argument: String? = nil) {
        if let last = calls.underWay.lastIndex(where: { $0.callback == callback }) {
            calls.underWay[last].reachedBase = true
        } else if callback.isForSystemAlone {
            writeLog("Calling -\(callback.selectorName) directly on a view controller is not supported: \(self)")
        } else {
            record(callback, argument)
        }
    }

    /// Whether a method of the controller runs because the system called it.
    func isUnderWay(_ callback: ControllerCallback) -> Bool {
        calls.underWay.contains { $0.callback == callback }
    }

    /// How far the view has come.
    private var callState: ControllerCallRecord.State {
        var state = ControllerCallRecord.State(isStack: isStack)
        guard let view = viewIfLoaded else { return state }
        (state.isLoaded, state.hasWindow) = (true, view.windowStorage != nil)
        guard state.hasWindow else { return state }
        (state.hasFinalTraits, state.hasFinalGeometry) = (true, true)
        var current: UIView? = view
        while let around = current {
            if around.marks.contains(.traits) { state.hasFinalTraits = false }
            if around !== view, around.layer.needsLayout() { state.hasFinalGeometry = false }
            current = around.parentView
        }
        return state
    }

    /// Whether what began the last appearance or disappearance led to the call, too.
    private func isPartOfTransition(_ callback: ControllerCallback) -> Bool {
        switch callback {
        case .viewDidAppear, .viewDidDisappear, .didMove: true
        default: appearance.isInTransition
        }
    }

    private func record(_ callback: ControllerCallback, _ argument: String?) {
        guard let host = sceneHost, let recorder = host.recorder else { return }
        let cause = host[LifecycleCauses.self].current ?? (isPartOfTransition(callback) ? appearance.cause : nil)
        recorder.record(callback, of: name, argument: argument, cause: cause, state: callState)
    }
}

/// What led to the calls of controllers that a scene makes now.
@MainActor
final class LifecycleCauses: SceneStore {
    fileprivate(set) var current: String?

    init(of host: SceneHost) {}
}

extension SceneHost {
    /// Runs `body` with what led to the calls inside; the outermost cause counts.
    func because<Result>(_ cause: @autoclosure () -> String, _ body: () -> Result) -> Result {
        let causes = self[LifecycleCauses.self]
        guard causes.current == nil, recorder?.isTracing ?? false else { return body() }
        causes.current = cause()
        defer { causes.current = nil }
        return body()
    }
}
