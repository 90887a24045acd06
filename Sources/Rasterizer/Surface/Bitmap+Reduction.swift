extension Bitmap {
    /// Half the size, rounded up, at the origin (0, 0): each pixel is the mean of the up to four it stands for.
    /// A mipmap's next level.
    package func halved() -> Bitmap {
        fatalError("unimplemented")
    }
}
