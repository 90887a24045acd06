/// Identifiers in order, each at most once, found by place and by value.
struct UniqueOrder<ID: Hashable> {
    /// Places in the table of identifiers, which an identifier keeps as long as it is here.
    private var handles: [ID: Int32] = [:]
    /// By handle; nil where a handle is free.
    private var identifiers: [ID?] = []
    private var freeHandles: [Int32] = []
    private var order = HandleOrder()

    var count: Int { order.count }
    var isEmpty: Bool { count == 0 }

    /// One more than the largest handle in use.
    var handleBound: Int { identifiers.count }

    subscript(place: Int) -> ID { self[handle: order[place]] }

    subscript(handle handle: Int32) -> ID {
        guard let id = identifiers[Int(handle)] else { preconditionFailure("A handle that nothing has.") }
        return id
    }

    func contains(_ id: ID) -> Bool { handles[id] != nil }

    func handle(of id: ID) -> Int32? { handles[id] }

    func place(of id: ID) -> Int? { handles[id].map { order.place(of: $0) } }

    func place(of handle: Int32) -> Int { order.place(of: handle) }

    var all: [ID] { order.handles.map { self[handle: $0] } }

    func handle(at place: Int) -> Int32 { order[place] }

    /// All handles in order.
    var orderedHandles: [Int32] { order.handles }

    subscript(range: Range<Int>) -> [ID] { order[range].map { self[handle: $0] } }

    /// Puts in identifiers, if none of them is here or comes twice.
    /// - Returns: Their handles; nil if nothing was put in.
    @discardableResult
    mutating func insert(_ ids: [ID], at place: Int) -> [Int32]? {
        handles.reserveCapacity(handles.count + ids.count)
        var new: [Int32] = []
        new.reserveCapacity(ids.count)
        for id in ids {
            let handle = freeHandles.popLast() ?? Int32(identifiers.count)
            if Int(handle) == identifiers.count { identifiers.append(id) } else { identifiers[Int(handle)] = id }
            if let old = handles.updateValue(handle, forKey: id) {
                handles[id] = old
                free(handle)
                for handle in new { release(handle) }
                return nil
            }
            new.append(handle)
        }
        order.insert(new, at: place)
        return new
    }

    /// Takes out what stands in a range of places.
    mutating func remove(_ range: Range<Int>) {
        for handle in order.remove(range) { release(handle) }
    }

    private mutating func release(_ handle: Int32) {
        if let id = identifiers[Int(handle)] { handles[id] = nil }
        free(handle)
    }

    private mutating func free(_ handle: Int32) {
        identifiers[Int(handle)] = nil
        freeHandles.append(handle)
    }

    /// Takes an identifier out; one that is not here is ignored.
    mutating func remove(_ id: ID) {
        guard let place = place(of: id) else { return }
        remove(place..<place + 1)
    }

    /// Takes the identifiers in a range of places to another place, which counts without them.
    mutating func move(_ range: Range<Int>, to place: Int) {
        order.insert(order.remove(range), at: place)
    }
}

extension UniqueOrder: Sendable where ID: Sendable {}

extension UniqueOrder: Equatable {
    static func == (left: Self, right: Self) -> Bool {
        left.count == right.count && left.all == right.all
    }
}
