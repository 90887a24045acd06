import Foundation
import OpenCombine

/// Calls with what a publisher sends.
struct ReceiveModifier<Sender: Publisher>: PassingModifier where Sender.Failure == Never {
    typealias Body = Never
    let publisher: Sender
    let action: (Sender.Output) -> Void

    static func makeCompanion(_ modifier: Self, _ node: ViewNode) -> Companion<Self> {
        ReceiveCompanion(modifier, node)
    }
}

private final class ReceiveCompanion<Sender: Publisher>: Companion<ReceiveModifier<Sender>>
where Sender.Failure == Never {
    private var cancellable: AnyCancellable?

    override init(_ modifier: ReceiveModifier<Sender>, _ node: ViewNode) {
        super.init(modifier, node)
        listen()
    }

    private func listen() {
        cancellable = modifier.publisher.sink { [weak self] output in
            let output = Passed(value: output)
            guard Thread.isMainThread else {
                Task { @MainActor in self?.modifier.action(output.value) }
                return
            }
            MainActor.assumeIsolated { self?.modifier.action(output.value) }
        }
    }

    override func modifierDidChange(from old: ReceiveModifier<Sender>) {
        if !FieldComparison.areSame(old.publisher, modifier.publisher) { listen() }
    }

    override func didEnd() { cancellable = nil }
}

extension View {
    /// Calls with what a publisher sends, as long as the view is there.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
