/// What a controller shows in place of content that is not there.
struct ContentUnavailableState {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
    /// Whether the controller is to be asked before the next layout. It is before the first one.
    var isDue = true
}
