import Foundation

/// A place in a UI update at which an update link's actions run.
@preconcurrency @MainActor
open class UIUpdateActionPhase: NSObject {
    /// The phases in their order.
    enum Name: String, CaseIterable {
        case afterUpdateScheduled, beforeEventDispatch, afterEventDispatch
        case beforeCADisplayLinkDispatch, afterCADisplayLinkDispatch
        case beforeCATransactionCommit, afterCATransactionCommit
        case beforeLowLatencyEventDispatch, afterLowLatencyEventDispatch
        case beforeLowLatencyCATransactionCommit, afterLowLatencyCATransactionCommit
        case afterUpdateComplete

        /// Phases of low latency follow the others, for links that ask for it.
        var isLowLatency: Bool { rawValue.contains("LowLatency") }
    }

    let name: Name
    private static var all: [Name: UIUpdateActionPhase] = [:]

    private init(_ name: Name) {
        self.name = name
        super.init()
    }

    private static func phase(_ name: Name) -> UIUpdateActionPhase {
        if let phase = all[name] { return phase }
        let phase = UIUpdateActionPhase(name)
        all[name] = phase
        return phase
    }

    /// The times of the update are known.
    open class var afterUpdateScheduled: UIUpdateActionPhase { phase(.afterUpdateScheduled) }
    /// Before events are delivered.
    open class var beforeEventDispatch: UIUpdateActionPhase { phase(.beforeEventDispatch) }
    /// After events were delivered.
    open class var afterEventDispatch: UIUpdateActionPhase { phase(.afterEventDispatch) }
    /// Before display links are called.
    open class var beforeCADisplayLinkDispatch: UIUpdateActionPhase { phase(.beforeCADisplayLinkDispatch) }
    /// After display links were called.
    open class var afterCADisplayLinkDispatch: UIUpdateActionPhase { phase(.afterCADisplayLinkDispatch) }
    /// Before the update cycle and the commit.
    open class var beforeCATransactionCommit: UIUpdateActionPhase { phase(.beforeCATransactionCommit) }
    /// After the commit.
    open class var afterCATransactionCommit: UIUpdateActionPhase { phase(.afterCATransactionCommit) }
    /// Before events of low latency are delivered.
    open class var beforeLowLatencyEventDispatch: UIUpdateActionPhase { phase(.beforeLowLatencyEventDispatch) }
    /// After events of low latency were delivered.
    open class var afterLowLatencyEventDispatch: UIUpdateActionPhase { phase(.afterLowLatencyEventDispatch) }
    /// Before the commit of what events of low latency changed.
    open class var beforeLowLatencyCATransactionCommit: UIUpdateActionPhase {
        phase(.beforeLowLatencyCATransactionCommit)
    }
    /// After the commit of what events of low latency changed.
    open class var afterLowLatencyCATransactionCommit: UIUpdateActionPhase {
        phase(.afterLowLatencyCATransactionCommit)
    }
    /// All work of the update is done.
    open class var afterUpdateComplete: UIUpdateActionPhase { phase(.afterUpdateComplete) }

    /// The phase's name.
    open override var description: String { "UIUpdateActionPhase.\(name.rawValue)" }
}
