/// Matrices between the lights of primaries, in a fixed order of exact operations.
enum ColorMatrix {
    /// XYZ, for D50, of sRGB's red, green and blue, as its profiles hold them.
    private static let sRGB: [[Double]] = [
        [0.436065674, 0.222488403, 0.013916016],
        [0.385147095, 0.716873169, 0.097076416],
        [0.143066406, 0.060607910, 0.714096069],
    ]

    /// Nine numbers, row by row, that turn the lights of `primaries` into sRGB's. Each row is made to have the sum 1: white
    /// stays white whatever a profile rounds.
    static func toSRGB(_ primaries: [[Double]]) -> [Double] {
        let inverse = self.inverse(of: sRGB)
        var result: [Double] = []
        for row in 0..<3 {
            let products = primaries.map { place in
                inverse[row][0] * place[0] + inverse[row][1] * place[1] + inverse[row][2] * place[2]
            }
            let sum = products[0] + products[1] + products[2]
            result += sum > 0.5 && sum < 2 ? products.map { $0 / sum } : products
        }
        return result.map { min(max($0, -1024), 1024) }
    }

    /// The inverse of the matrix that has the places as its columns.
    private static func inverse(of columns: [[Double]]) -> [[Double]] {
        func cross(_ a: [Double], _ b: [Double]) -> [Double] {
            [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
        }
        let rows = [
            cross(columns[1], columns[2]), cross(columns[2], columns[0]), cross(columns[0], columns[1]),
        ]
        let determinant = columns[0][0] * rows[0][0] + columns[0][1] * rows[0][1] + columns[0][2] * rows[0][2]
        return rows.map { row in row.map { $0 / determinant } }
    }
}
