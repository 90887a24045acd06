import Foundation

/// Stands for elements that are found when a menu shows; until they are, a row says that they are on their way.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// Finds the elements, and hands them to `completion`, at once or later.
    public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var found: [UIMenuElement]?
    private var isUnderWay = false
    private var waiting: [() -> Void] = []

    /// Elements that are found once.
    public convenience init(_ elementProvider: @escaping Provider) {
        self.init(elementProvider, isCached: true)
    }

    /// Elements that are found anew each time that a menu shows them.
    @discardableResult
    open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isCached: false)
    }

    private init(_ provider: @escaping Provider, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// What has been found; nil while it has not.
    var elements: [UIMenuElement]? { found }

    /// A menu that has the element is about to show.
    func prepare() {
        if !isCached, !isUnderWay { found = nil }
    }

    /// Asks for the elements.
    /// - Parameter done: Called when they come, unless they are there already.
    func load(_ done: @escaping () -> Void) {
        guard found == nil else { return }
        waiting.append(done)
        guard !isUnderWay else { return }
        isUnderWay = true
        provider { [weak self] elements in self?.finish(elements) }
    }

    private func finish(_ elements: [UIMenuElement]) {
        guard isUnderWay else { return }
        isUnderWay = false
        found = elements
        let due = waiting
        waiting = []
        for done in due { done() }
    }
}
