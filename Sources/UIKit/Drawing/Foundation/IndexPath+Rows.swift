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

// Places in lists and grids as objects.
extension NSIndexPath {
    /// The place of a row.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    /// The place of an item.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The section: the first index; `NSNotFound` without one.
    public var section: Int { length > 0 ? index(atPosition: 0) : NSNotFound }
    /// The row: the second index; `NSNotFound` without one.
    public var row: Int { length > 1 ? index(atPosition: 1) : NSNotFound }
    /// The item: the second index; `NSNotFound` without one.
    public var item: Int { length > 1 ? index(atPosition: 1) : NSNotFound }
}
