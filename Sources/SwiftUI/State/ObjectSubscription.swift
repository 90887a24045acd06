import OpenCombine
import VirtualFoundation

/// Marks a node when an object is about to change.
@MainActor
final class ObjectSubscription: KeptProperty {
    private weak var object: AnyObject?
    private var cancellable: AnyCancellable?

    /// Follows an object, in place of the one before.
    func follow<Object: ObservableObject>(_ object: Object, for node: ViewNode) {
        guard self.object !== object || cancellable == nil else { return }
        self.object = object
        let name = "\(Object.self)"
        cancellable = object.objectWillChange.sink { [weak node] _ in
            guard MainThread.isCurrent else {
                Task { @MainActor in node?.graph.readerDidChange(node, because: name) }
                return
            }
            MainActor.assumeIsolated { node?.graph.readerDidChange(node, because: name) }
        }
    }

    func end() {
        cancellable = nil
        object = nil
    }
}

/// Bindings to the properties of an object.
@dynamicMemberLookup
@preconcurrency @MainActor
public struct ObjectBindings<Object: AnyObject> {
    let object: Object

    /// A binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>) -> Binding<Subject> {
        Binding(ObjectLocation(object, keyPath))
    }
}
