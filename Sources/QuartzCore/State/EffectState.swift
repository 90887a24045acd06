import RenderServer

/// The properties of an effect view's layers.
struct EffectState {
    var backdrop: BackdropEffect?
    var vibrancy: [Float]?
}
