#ifndef OFFSTAGE_CEMBEDDED_H
#define OFFSTAGE_CEMBEDDED_H

#include <stddef.h>
#include <stdint.h>

/// A file of the package that is compiled into the program: in C, which takes a file's bytes as they are, where Swift
/// would read a list of numbers.
typedef struct __attribute__((swift_attr("@Sendable"))) {
    const uint8_t *_Nonnull bytes;
    size_t count;
} EmbeddedFile;

#define OFFSTAGE_FILE(name, swift) \
    extern const EmbeddedFile offstage_##name __attribute__((swift_name("EmbeddedFile." #swift)))

// Sources/Pages/Web: styles and scripts of the pages.
OFFSTAGE_FILE(base_css, baseStyles);
OFFSTAGE_FILE(base_js, baseScript);
OFFSTAGE_FILE(components_js, componentsScript);
OFFSTAGE_FILE(inspector_columns_js, inspectorColumnsScript);
OFFSTAGE_FILE(inspector_constraints_js, inspectorConstraintsScript);
OFFSTAGE_FILE(inspector_contrast_js, inspectorContrastScript);
OFFSTAGE_FILE(inspector_copy_js, inspectorCopyScript);
OFFSTAGE_FILE(inspector_data_js, inspectorDataScript);
OFFSTAGE_FILE(inspector_depth_js, inspectorDepthScript);
OFFSTAGE_FILE(inspector_dock_js, inspectorDockScript);
OFFSTAGE_FILE(inspector_film_js, inspectorFilmScript);
OFFSTAGE_FILE(inspector_frame_js, inspectorFrameScript);
OFFSTAGE_FILE(inspector_keys_js, inspectorKeysScript);
OFFSTAGE_FILE(inspector_lanes_js, inspectorLanesScript);
OFFSTAGE_FILE(inspector_layer_js, inspectorLayerScript);
OFFSTAGE_FILE(inspector_load_js, inspectorLoadScript);
OFFSTAGE_FILE(inspector_model_js, inspectorModelScript);
OFFSTAGE_FILE(inspector_picture_js, inspectorPictureScript);
OFFSTAGE_FILE(inspector_plot_js, inspectorPlotScript);
OFFSTAGE_FILE(inspector_reuse_js, inspectorReuseScript);
OFFSTAGE_FILE(inspector_sketch_js, inspectorSketchScript);
OFFSTAGE_FILE(inspector_stage_js, inspectorStageScript);
OFFSTAGE_FILE(inspector_state_js, inspectorStateScript);
OFFSTAGE_FILE(inspector_states_js, inspectorStatesScript);
OFFSTAGE_FILE(inspector_time_js, inspectorTimeScript);
OFFSTAGE_FILE(inspector_trace_js, inspectorTraceScript);
OFFSTAGE_FILE(inspector_tree_js, inspectorTreeScript);
OFFSTAGE_FILE(inspector_css, inspectorStyles);
OFFSTAGE_FILE(inspector_js, inspectorScript);
OFFSTAGE_FILE(marks_js, marksScript);
OFFSTAGE_FILE(report_changes_js, reportChangesScript);
OFFSTAGE_FILE(report_heat_js, reportHeatScript);
OFFSTAGE_FILE(report_pictures_js, reportPicturesScript);
OFFSTAGE_FILE(report_viewer_js, reportViewerScript);
OFFSTAGE_FILE(report_css, reportStyles);
OFFSTAGE_FILE(report_js, reportScript);
OFFSTAGE_FILE(watch_css, watchStyles);
OFFSTAGE_FILE(watch_js, watchScript);

// Sources/Answers/Templates: screens of `offstage new`.
OFFSTAGE_FILE(card_grid_yml, cardGridScene);
OFFSTAGE_FILE(chat_yml, chatScene);
OFFSTAGE_FILE(list_yml, listScene);
OFFSTAGE_FILE(login_yml, loginScene);
OFFSTAGE_FILE(profile_yml, profileScene);
OFFSTAGE_FILE(settings_yml, settingsScene);

#endif
