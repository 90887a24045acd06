import CoreGraphics
import Testing

@Suite struct ContextStateTests {
    @Test("a memory context starts with the identity, a screen's with its scale and y down")
    func ctm() {
        #expect(CGContext.paper(10, 20).ctm.isIdentity)
        let screen = CGContext.screen(30, 60, scale: 3)
        #expect(screen.ctm == CGAffineTransform(a: 3, b: 0, c: 0, d: -3, tx: 0, ty: 60))
        #expect(screen.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 3, y: 57))
        #expect(screen.convertToUserSpace(CGPoint(x: 3, y: 57)) == CGPoint(x: 1, y: 1))
        #expect(screen.convertToDeviceSpace(CGRect(x: 0, y: 0, width: 1, height: 1)).maxY == 60)
        screen.translateBy(x: 2, y: 3)
        screen.rotate(by: .pi / 2)
        screen.scaleBy(x: 2, y: 1)
        #expect(CGPoint(x: 1, y: 0).applying(screen.ctm) == CGPoint(x: 6, y: 60 - 15))
    }

    @Test("restore goes back to what was saved; the path is not part of it; one restore too many does nothing")
    func stack() {
        let context = CGContext.screen(4, 4)
        context.restoreGState()
        context.setFillColor(.red)
        context.saveGState()
        context.setFillColor(.blue)
        context.setAlpha(0.5)
        context.translateBy(x: 2, y: 0)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setLineWidth(7)
        context.interpolationQuality = .none
        context.move(to: .zero)
        context.restoreGState()
        #expect(context.currentPointOfPath == CGPoint(x: 2, y: 0))
        #expect(context.interpolationQuality == .default)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(context[0, 0] == .red && context[3, 3] == .red)
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context[0, 0] == .red)
    }

    @Test("path points stay where they were put when the transform changes")
    func pathSpace() {
        let context = CGContext.screen(8, 8)
        context.move(to: CGPoint(x: 1, y: 1))
        context.addLine(to: CGPoint(x: 3, y: 1))
        context.scaleBy(x: 2, y: 2)
        context.addLine(to: CGPoint(x: 1.5, y: 1.5))
        context.addLine(to: CGPoint(x: 0.5, y: 1.5))
        #expect(context.boundingBoxOfPath == CGRect(x: 0.5, y: 0.5, width: 1, height: 1))
        context.fillPath()
        let bitmap = context.makeBitmap()
        for y in 0..<8 {
            for x in 0..<8 {
                #expect(bitmap[x, y] == ((1..<3).contains(x) && (1..<3).contains(y) ? .black : .clear))
            }
        }
    }

    @Test("the current path answers questions")
    func path() {
        let context = CGContext.screen(20, 20)
        #expect(context.path == nil && context.boundingBoxOfPath.isNull)
        context.addRect(CGRect(x: 2, y: 2, width: 10, height: 10))
        context.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
        #expect(context.pathContains(CGPoint(x: 5, y: 5), mode: .fill))
        #expect(!context.pathContains(CGPoint(x: 5, y: 5), mode: .eoFill))
        #expect(context.pathContains(CGPoint(x: 2.25, y: 8), mode: .stroke))
        #expect(!context.pathContains(CGPoint(x: 9, y: 9), mode: .stroke))
        #expect(context.path?.boundingBox == CGRect(x: 2, y: 2, width: 10, height: 10))
        context.beginPath()
        #expect(context.isPathEmpty)
    }

    @Test("what no context can be made of gives nil")
    func refusals() {
        let space = CGColorSpaceCreateDeviceRGB()
        func make(_ width: Int, _ bits: Int, _ row: Int, _ info: UInt32, _ space: CGColorSpace?) -> CGContext? {
            CGContext(
                data: nil, width: width, height: 4, bitsPerComponent: bits, bytesPerRow: row, space: space,
                bitmapInfo: info)
        }
        let good = CGImageAlphaInfo.premultipliedLast.rawValue
        #expect(make(4, 8, 0, good, space) != nil && make(4, 8, 16, good, space) != nil)
        #expect(make(0, 8, 0, good, space) == nil && make(-1, 8, 0, good, space) == nil)
        #expect(make(4, 8, 15, good, space) == nil && make(4, 16, 0, good, space) == nil)
        #expect(make(4, 8, 0, CGImageAlphaInfo.last.rawValue, space) == nil)
        #expect(make(4, 8, 0, CGImageAlphaInfo.none.rawValue, space) == nil)
        #expect(make(4, 8, 0, good, nil) == nil)
        #expect(make(1 << 27, 8, 0, good, space) == nil)
        #expect(make(Int.max, 8, 0, good, space) == nil)
        #expect(make(4, 8, 0, CGImageAlphaInfo.alphaOnly.rawValue, nil) != nil)
        #expect(make(4, 8, 0, CGImageAlphaInfo.none.rawValue, CGColorSpaceCreateDeviceGray()) != nil)
    }

    @Test("memory of the caller is drawn over, in its own layout, and read again before each drawing")
    func memory() throws {
        var bytes = [UInt8](repeating: 9, count: 2 * 12)
        try bytes.withUnsafeMutableBytes { memory in
            let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 12,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
            context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(memory[12] == 9)
            context.flush()
            #expect(Array(memory[12..<24]) == [0, 128, 255, 255, 9, 9, 9, 9, 9, 9, 9, 9])
            memory[4] = 77
            memory[7] = 255
            let image = try #require(context.makeImage())
            #expect(image.bitmap[1, 0] == Pixel(9, 9, 77, 255))
            #expect(image.bitmap[0, 1] == Pixel(255, 128, 0))
            context.setFillColor(gray: 0, alpha: 0.5)
            context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
            #expect(context.data == memory.baseAddress)
            #expect(memory[4] == 38)
        }
    }

    @Test("a context's own memory shows what was drawn and what is written there is kept")
    func ownMemory() throws {
        let context = CGContext.paper(2, 1)
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect((0..<8).map { bytes[$0] } == [255, 0, 0, 255, 0, 0, 0, 0])
        bytes[7] = 200
        #expect(context.makeImage()?.bitmap[1, 0] == Pixel(0, 0, 0, 200))
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(context.data == UnsafeMutableRawPointer(bytes) && bytes[4] == 255)
    }

    @Test("grey and alpha-only contexts keep grey and alpha")
    func narrow() throws {
        let gray = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
        gray.setFillColor(gray: 0.5, alpha: 1)
        gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(gray.data?.load(as: UInt8.self) == 128)
        let alpha = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: nil,
                bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
        alpha.setFillColor(gray: 1, alpha: 0.5)
        alpha.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(alpha.data?.load(as: UInt8.self) == 128)
    }

    @Test("many commands are drawn in order, more than wait at once")
    func many() {
        let context = CGContext.screen(1, 1)
        for index in 0...5000 {
            context.setFillColor(gray: CGFloat(index % 256) / 255, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(context[0, 0] == Pixel(136, 136, 136))
    }
}
