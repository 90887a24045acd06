import CoreGraphics

extension CGImageSource {
    /// A frame as it is stored; nil where there is none. The same object for as long as one lives.
    func image(at index: Int, isDecodedAtOnce: Bool) -> CGImage? {
        guard let file, index >= 0, index < file.info.frameCount else { return nil }
        if let image = livingImage(at: index) {
            if isDecodedAtOnce { image.prepare() }
            return image
        }
        let image = isDecodedAtOnce ? file.image(at: index).image : file.lazyImage(at: index)
        image.title = title
        if isDecodedAtOnce { MainDecodings.tell(image) }
        keep(image, at: index)
        return image
    }

    /// A frame made small, or upright, or both, decoded now; nil where there is none.
    func thumbnail(at index: Int, _ options: SourceOptions) -> CGImage? {
        guard options.makesThumbnail, let file, index >= 0, index < file.info.frameCount else { return nil }
        let image = file.thumbnail(at: index, longSide: options.longSide).image
        image.title = title
        let orientation = options.turnsUpright ? orientation(of: file) : nil
        let thumbnail = orientation.map(image.oriented) ?? image
        MainDecodings.tell(thumbnail)
        return thumbnail
    }

    private func orientation(of file: any PictureFile) -> CGImagePropertyOrientation? {
        file.info.exif.orientation.flatMap { CGImagePropertyOrientation(rawValue: UInt32($0)) }
    }

    /// How far a frame can be shown.
    func status(at index: Int) -> CGImageSourceStatus {
        guard format != nil else { return bytes.count < 16 && !isFinal ? .statusReadingHeader : .statusUnknownType }
        guard let file else { return isFinal ? .statusInvalidData : .statusReadingHeader }
        guard index >= 0, index < file.info.frameCount else {
            return isFinal ? .statusUnexpectedEOF : .statusReadingHeader
        }
        var rows = NoSink()
        if file.read(index, into: &rows) == nil { return .statusComplete }
        return isFinal ? .statusUnexpectedEOF : .statusIncomplete
    }

    /// How far the file as a whole is there.
    var status: CGImageSourceStatus {
        let first = status(at: 0)
        guard first == .statusComplete, problem == nil || isFinal else {
            return first == .statusComplete ? .statusIncomplete : first
        }
        return isFinal && problem != nil ? .statusUnexpectedEOF : first
    }
}

/// Takes rows and keeps none.
private struct NoSink: RowSink, ~Copyable {
    mutating func take(_ row: UnsafeBufferPointer<UInt8>) {}
}
