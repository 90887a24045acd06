import UIKit

/// The classes that scene files may name, with their keys.
///
/// A file reaches nothing that is not registered. Start from `standard` and add your own:
///
/// ```swift
/// var registry = SceneRegistry.standard
/// registry.register(MeterView.self, keys: [.number("level", "How full.") { $0.level = $1 }])
/// let scene = try Scene(contentsOf: url, registry: registry)
/// ```
@MainActor
public struct SceneRegistry {
    /// UIKit's and Core Animation's classes that this version has.
    public static let standard: SceneRegistry = {
        var registry = SceneRegistry()
        registry.add(UIView.self, keys: { ViewProperties.view })
        registry.add(UIImageView.self, keys: { ViewProperties.imageView })
        registry.add(UIScrollView.self, keys: { ScrollProperties.scrollView })
        registry.add(UIActivityIndicatorView.self, keys: { ScrollProperties.activityIndicator })
        registry.add(UILabel.self, keys: { LabelProperties.label })
        registry.add(UIControl.self, keys: { ControlProperties.control })
        registry.add(UIButton.self, keys: { ControlProperties.button })
        registry.add(UIRefreshControl.self, keys: { ScrollProperties.refreshControl })
        registry.add(UISwitch.self, keys: { ValueControlProperties.toggle })
        registry.add(UISlider.self, keys: { ValueControlProperties.slider })
        registry.add(UIStepper.self, keys: { ValueControlProperties.stepper })
        registry.add(UIProgressView.self, keys: { ValueControlProperties.progress })
        registry.add(UIPageControl.self, keys: { ValueControlProperties.pages })
        registry.add(UISegmentedControl.self, keys: { ValueControlProperties.segments })
        registry.add(
            UIPickerView.self, make: { TitledPickerView(frame: .zero) }, keys: { PickerProperties.picker })
        registry.add(UIDatePicker.self, keys: { PickerProperties.datePicker })
        registry.add(UITextField.self, keys: { TextFieldProperties.textField })
        registry.add(UITextView.self, keys: { TextViewProperties.textView })
        registry.add(UISearchBar.self, keys: { TextFieldProperties.searchBar })
        registry.add(UIStackView.self, keys: { ConstraintProperties.stackView })
        registry.add(UIVisualEffectView.self, keys: { EffectForms.effectView })
        registry.add(UINavigationBar.self, keys: { BarProperties.navigationBar })
        registry.add(UIToolbar.self, keys: { BarProperties.toolbar })
        registry.add(UITabBar.self, keys: { BarProperties.tabBar })
        registry.add(CALayer.self)
        registry.add(CAShapeLayer.self)
        registry.add(CAGradientLayer.self)
        registry.add(CATransformLayer.self)
        registry.add(CATextLayer.self, keys: { LabelProperties.textLayer })
        registry.add(CAReplicatorLayer.self)
        registry.add(CAEmitterLayer.self)
        registry.add(CAScrollLayer.self)
        registry.add(CATiledLayer.self)
        registry.addControllers()
        return registry
    }()

    private(set) var views: [ViewClass] = []
    private(set) var layers: [LayerClass] = []
    var controllers: [ControllerClass] = []

    private init() {}

    /// Lets files name a view class; a name that is there already is replaced.
    /// - Parameters:
    ///   - type: The class. Its keys are these and those of the nearest registered class above it.
    ///   - name: What files call it; nil: the class's own name.
    ///   - keys: Keys of this class alone.
    ///   - make: Makes one of zero size; nil: `init(frame:)`.
    public mutating func register<View: UIView>(
        _ type: View.Type, as name: String? = nil, keys: [SceneKey<View>] = [],
        make: (@MainActor @Sendable () -> UIView)? = nil
    ) {
        add(type, as: name, make: make, keys: { keys })
    }

    /// - Parameter keys: called when a file first uses the class.
    private mutating func add<View: UIView>(
        _ type: View.Type, as name: String? = nil, make: (@MainActor @Sendable () -> UIView)? = nil,
        keys: @escaping () -> [SceneKey<View>] = { [] }
    ) {
        let name = name ?? "\(type)"
        let parent = views.filter { $0.name != name && $0.isAncestor(type) }.max { $0.depth < $1.depth }
        let entry = ViewClass(
            name: name, type: type, depth: (parent?.depth ?? -1) + 1,
            keys: ClassKeys { Self.merged(parent?.rows ?? [], keys().map(\.row)) },
            make: make ?? { ViewFactory.make(type) },
            isAncestor: { $0 is View.Type })
        views.removeAll { $0.name == name }
        views.append(entry)
    }

    /// Lets files name a layer class; a name that is there already is replaced.
    /// - Parameters:
    ///   - type: The class. Its keys are these, those of the nearest registered class above it, and Core Animation's.
    ///   - name: What files call it; nil: the class's own name.
    ///   - keys: Keys of this class alone.
    ///   - make: Makes one; nil: `init()`.
    public mutating func register<Layer: CALayer>(
        _ type: Layer.Type, as name: String? = nil, keys: [SceneKey<Layer>] = [],
        make: (@MainActor @Sendable () -> CALayer)? = nil
    ) {
        add(type, as: name, make: make, keys: { keys })
    }

    /// - Parameter keys: called when a file first uses the class.
    private mutating func add<Layer: CALayer>(
        _ type: Layer.Type, as name: String? = nil, make: (@MainActor @Sendable () -> CALayer)? = nil,
        keys: @escaping () -> [SceneKey<Layer>] = { [] }
    ) {
        let name = name ?? "\(type)"
        let parent = layers.filter { $0.name != name && $0.isAncestor(type) }.max { $0.depth < $1.depth }
        let entry = LayerClass(
            name: name, type: type, depth: (parent?.depth ?? -1) + 1,
            keys: ClassKeys {
                let rows = Self.merged(parent?.rows ?? [], LayerProperties.rows(of: type))
                return Self.merged(rows, keys().map(\.row))
            },
            make: make ?? { LayerFactory.makeLayer(of: type) }, makeHost: { LayerHostView<Layer>(frame: .zero) },
            makeDrawingHost: { DrawingHostView<Layer>(frame: .zero) },
            isAncestor: { $0 is Layer.Type })
        layers.removeAll { $0.name == name }
        layers.append(entry)
    }

    static func merged(_ rows: [PropertyRow], _ more: [PropertyRow]) -> [PropertyRow] {
        let replaced = Set(more.map(\.key))
        return rows.filter { !replaced.contains($0.key) } + more
    }

    func view(_ name: String) -> ViewClass? { views.first { $0.name == name } }

    func layer(_ name: String) -> LayerClass? { layers.first { $0.name == name } }

    /// The registered class of a view's own layer, or the nearest above it.
    func backingLayer(of view: ViewClass) -> LayerClass? {
        guard let type = view.type.layerClass as? CALayer.Type else { return layer("CALayer") }
        return layers.filter { $0.isAncestor(type) }.max { $0.depth < $1.depth }
    }

    var viewClassNames: [String] { views.map(\.name) }
    var layerClassNames: [String] { layers.map(\.name) }
}

/// A registered view class.
struct ViewClass: Sendable {
    let name: String
    let type: UIView.Type
    /// The number of registered classes above this one.
    let depth: Int
    fileprivate let keys: ClassKeys
    let make: @MainActor @Sendable () -> UIView
    let isAncestor: @Sendable (UIView.Type) -> Bool

    /// The class's keys and those it inherits, in the order in which they are set.
    @MainActor var rows: [PropertyRow] { keys.rows }
}

/// A registered layer class.
struct LayerClass: Sendable {
    let name: String
    let type: CALayer.Type
    let depth: Int
    fileprivate let keys: ClassKeys
    let make: @MainActor @Sendable () -> CALayer
    /// A view whose own layer is of this class.
    let makeHost: @MainActor @Sendable () -> UIView
    /// Makes a host with a `draw(_:)` that runs a file's steps.
    let makeDrawingHost: @MainActor @Sendable () -> any DrawingView
    let isAncestor: @Sendable (CALayer.Type) -> Bool

    /// The class's keys and those it inherits, in the order in which they are set.
    @MainActor var rows: [PropertyRow] { keys.rows }
}

/// A class's rows, made when they are first asked for: a file uses few of the classes, and tables take time to make.
@MainActor
final class ClassKeys {
    private let make: () -> [PropertyRow]
    private(set) lazy var rows = make()

    init(_ make: @escaping () -> [PropertyRow]) {
        self.make = make
    }
}
