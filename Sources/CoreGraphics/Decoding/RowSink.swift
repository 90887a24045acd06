/// Takes the rows of a picture, premultiplied sRGB, from the top.
package protocol RowSink: ~Copyable {
    mutating func take(_ row: UnsafeBufferPointer<UInt8>)
}
