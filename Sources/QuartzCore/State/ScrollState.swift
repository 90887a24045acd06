/// The properties of a scroll layer.
struct ScrollState {
    var scrollMode = CAScrollLayerScrollMode.both
}
