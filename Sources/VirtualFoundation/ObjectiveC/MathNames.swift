// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest `Float`, as the C library of Apple's systems calls it: animations that repeat for ever are given it.
public let HUGE = Float.greatestFiniteMagnitude
