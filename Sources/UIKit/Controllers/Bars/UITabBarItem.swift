import Foundation

/// A tab's title and image.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// An item without title and image.
    public override init() {
        super.init()
    }

    /// An item; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// An item with a title, an image and a number.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// An item with an image of its own for the selected tab.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    /// The image while the tab is selected. Default nil: `image`.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { onChange?() } }
    }
}
