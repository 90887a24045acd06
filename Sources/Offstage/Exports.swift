// Frames, their statistics, plans and advice are part of what a stage gives.
@_exported import RenderServer
