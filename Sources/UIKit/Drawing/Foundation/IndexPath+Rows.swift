import Foundation

// Places in lists and grids: a section, and a row or item in it.
extension IndexPath {
    /// The place of a row.
    public init(row: Int, section: Int) { self = [section, row] }
    /// The place of an item.
    public init(item: Int, section: Int) { self = [section, item] }

    /// The section: the first index. A path with fewer than one is misuse.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row: the second index. A path with fewer than two is misuse.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item: the second index. A path with fewer than two is misuse.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
