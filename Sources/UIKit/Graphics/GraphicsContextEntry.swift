struct GraphicsContextEntry {}
