#include "cembedded.h"

// C has `#embed` since 2023, and clang in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t base_css[] = {
#embed "../Pages/Web/base.css"
};
const EmbeddedFile offstage_base_css = {base_css, sizeof base_css};

static const uint8_t base_js[] = {
#embed "../Pages/Web/base.js"
};
const EmbeddedFile offstage_base_js = {base_js, sizeof base_js};

static const uint8_t components_js[] = {
#embed "../Pages/Web/components.js"
};
const EmbeddedFile offstage_components_js = {components_js, sizeof components_js};

static const uint8_t inspector_columns_js[] = {
#embed "../Pages/Web/inspector-columns.js"
};
const EmbeddedFile offstage_inspector_columns_js = {inspector_columns_js, sizeof inspector_columns_js};

static const uint8_t inspector_constraints_js[] = {
#embed "../Pages/Web/inspector-constraints.js"
};
const EmbeddedFile offstage_inspector_constraints_js = {inspector_constraints_js, sizeof inspector_constraints_js};

static const uint8_t inspector_contrast_js[] = {
#embed "../Pages/Web/inspector-contrast.js"
};
const EmbeddedFile offstage_inspector_contrast_js = {inspector_contrast_js, sizeof inspector_contrast_js};

static const uint8_t inspector_copy_js[] = {
#embed "../Pages/Web/inspector-copy.js"
};
const EmbeddedFile offstage_inspector_copy_js = {inspector_copy_js, sizeof inspector_copy_js};

static const uint8_t inspector_data_js[] = {
#embed "../Pages/Web/inspector-data.js"
};
const EmbeddedFile offstage_inspector_data_js = {inspector_data_js, sizeof inspector_data_js};

static const uint8_t inspector_depth_js[] = {
#embed "../Pages/Web/inspector-depth.js"
};
const EmbeddedFile offstage_inspector_depth_js = {inspector_depth_js, sizeof inspector_depth_js};

static const uint8_t inspector_dock_js[] = {
#embed "../Pages/Web/inspector-dock.js"
};
const EmbeddedFile offstage_inspector_dock_js = {inspector_dock_js, sizeof inspector_dock_js};

static const uint8_t inspector_film_js[] = {
#embed "../Pages/Web/inspector-film.js"
};
const EmbeddedFile offstage_inspector_film_js = {inspector_film_js, sizeof inspector_film_js};

static const uint8_t inspector_frame_js[] = {
#embed "../Pages/Web/inspector-frame.js"
};
const EmbeddedFile offstage_inspector_frame_js = {inspector_frame_js, sizeof inspector_frame_js};

static const uint8_t inspector_keys_js[] = {
#embed "../Pages/Web/inspector-keys.js"
};
const EmbeddedFile offstage_inspector_keys_js = {inspector_keys_js, sizeof inspector_keys_js};

static const uint8_t inspector_lanes_js[] = {
#embed "../Pages/Web/inspector-lanes.js"
};
const EmbeddedFile offstage_inspector_lanes_js = {inspector_lanes_js, sizeof inspector_lanes_js};

static const uint8_t inspector_layer_js[] = {
#embed "../Pages/Web/inspector-layer.js"
};
const EmbeddedFile offstage_inspector_layer_js = {inspector_layer_js, sizeof inspector_layer_js};

static const uint8_t inspector_load_js[] = {
#embed "../Pages/Web/inspector-load.js"
};
const EmbeddedFile offstage_inspector_load_js = {inspector_load_js, sizeof inspector_load_js};

static const uint8_t inspector_model_js[] = {
#embed "../Pages/Web/inspector-model.js"
};
const EmbeddedFile offstage_inspector_model_js = {inspector_model_js, sizeof inspector_model_js};

static const uint8_t inspector_picture_js[] = {
#embed "../Pages/Web/inspector-picture.js"
};
const EmbeddedFile offstage_inspector_picture_js = {inspector_picture_js, sizeof inspector_picture_js};

static const uint8_t inspector_plot_js[] = {
#embed "../Pages/Web/inspector-plot.js"
};
const EmbeddedFile offstage_inspector_plot_js = {inspector_plot_js, sizeof inspector_plot_js};

static const uint8_t inspector_reuse_js[] = {
#embed "../Pages/Web/inspector-reuse.js"
};
const EmbeddedFile offstage_inspector_reuse_js = {inspector_reuse_js, sizeof inspector_reuse_js};

static const uint8_t inspector_sketch_js[] = {
#embed "../Pages/Web/inspector-sketch.js"
};
const EmbeddedFile offstage_inspector_sketch_js = {inspector_sketch_js, sizeof inspector_sketch_js};

static const uint8_t inspector_stage_js[] = {
#embed "../Pages/Web/inspector-stage.js"
};
const EmbeddedFile offstage_inspector_stage_js = {inspector_stage_js, sizeof inspector_stage_js};

static const uint8_t inspector_state_js[] = {
#embed "../Pages/Web/inspector-state.js"
};
const EmbeddedFile offstage_inspector_state_js = {inspector_state_js, sizeof inspector_state_js};

static const uint8_t inspector_states_js[] = {
#embed "../Pages/Web/inspector-states.js"
};
const EmbeddedFile offstage_inspector_states_js = {inspector_states_js, sizeof inspector_states_js};

static const uint8_t inspector_time_js[] = {
#embed "../Pages/Web/inspector-time.js"
};
const EmbeddedFile offstage_inspector_time_js = {inspector_time_js, sizeof inspector_time_js};

static const uint8_t inspector_trace_js[] = {
#embed "../Pages/Web/inspector-trace.js"
};
const EmbeddedFile offstage_inspector_trace_js = {inspector_trace_js, sizeof inspector_trace_js};

static const uint8_t inspector_tree_js[] = {
#embed "../Pages/Web/inspector-tree.js"
};
const EmbeddedFile offstage_inspector_tree_js = {inspector_tree_js, sizeof inspector_tree_js};

static const uint8_t inspector_css[] = {
#embed "../Pages/Web/inspector.css"
};
const EmbeddedFile offstage_inspector_css = {inspector_css, sizeof inspector_css};

static const uint8_t inspector_js[] = {
#embed "../Pages/Web/inspector.js"
};
const EmbeddedFile offstage_inspector_js = {inspector_js, sizeof inspector_js};

static const uint8_t marks_js[] = {
#embed "../Pages/Web/marks.js"
};
const EmbeddedFile offstage_marks_js = {marks_js, sizeof marks_js};

static const uint8_t report_changes_js[] = {
#embed "../Pages/Web/report-changes.js"
};
const EmbeddedFile offstage_report_changes_js = {report_changes_js, sizeof report_changes_js};

static const uint8_t report_heat_js[] = {
#embed "../Pages/Web/report-heat.js"
};
const EmbeddedFile offstage_report_heat_js = {report_heat_js, sizeof report_heat_js};

static const uint8_t report_pictures_js[] = {
#embed "../Pages/Web/report-pictures.js"
};
const EmbeddedFile offstage_report_pictures_js = {report_pictures_js, sizeof report_pictures_js};

static const uint8_t report_viewer_js[] = {
#embed "../Pages/Web/report-viewer.js"
};
const EmbeddedFile offstage_report_viewer_js = {report_viewer_js, sizeof report_viewer_js};

static const uint8_t report_css[] = {
#embed "../Pages/Web/report.css"
};
const EmbeddedFile offstage_report_css = {report_css, sizeof report_css};

static const uint8_t report_js[] = {
#embed "../Pages/Web/report.js"
};
const EmbeddedFile offstage_report_js = {report_js, sizeof report_js};

static const uint8_t watch_css[] = {
#embed "../Pages/Web/watch.css"
};
const EmbeddedFile offstage_watch_css = {watch_css, sizeof watch_css};

static const uint8_t watch_js[] = {
#embed "../Pages/Web/watch.js"
};
const EmbeddedFile offstage_watch_js = {watch_js, sizeof watch_js};
