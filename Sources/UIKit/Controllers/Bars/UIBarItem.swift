import Foundation

/// What all items of bars have.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// Told of changes.
    var onChange: (() -> Void)?

    /// An item without title and image.
    public override init() {
        super.init()
    }

    /// An item; archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Default nil.
    open var title: String? {
        didSet { if title != oldValue { onChange?() } }
    }

    /// Default nil.
    open var image: UIImage? {
        didSet { if image !== oldValue { onChange?() } }
    }

    /// Whether it takes touches. Default true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { onChange?() } }
    }

    /// A number of the app's. Default 0.
    open var tag = 0
}
