import CoreGraphics

// Views of collections, of classes known only at run time.
extension CellFactory {
    /// `type.init(frame: frame)`, with an identifier, which no initialiser takes.
    package static func makeReusable<View: UICollectionReusableView>(
        _ type: View.Type, frame: CGRect = .zero, reuseIdentifier: String?
    ) -> View {
        let view = ViewFactory.make(type, frame: frame)
        view.reuseIdentifierStorage = reuseIdentifier
        return view
    }
}
