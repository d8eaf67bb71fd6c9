# Untested. macOS: assay.app with its icons and the type of .assay files.
set(ASSAY_INFO "${CMAKE_CURRENT_SOURCE_DIR}/macos/Info.plist.in")
set(icons "${CMAKE_CURRENT_SOURCE_DIR}/macos/assay.icns" "${CMAKE_CURRENT_SOURCE_DIR}/macos/workspace.icns")
target_sources(assay PRIVATE ${icons})
set_source_files_properties(${icons} TARGET_DIRECTORY assay PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
set_target_properties(assay PROPERTIES
  MACOSX_BUNDLE ON
  MACOSX_BUNDLE_INFO_PLIST "${ASSAY_INFO}"
  MACOSX_BUNDLE_BUNDLE_NAME Assay
  MACOSX_BUNDLE_GUI_IDENTIFIER "${ASSAY_APPLICATION_ID}"
  MACOSX_BUNDLE_ICON_FILE assay.icns
  MACOSX_BUNDLE_BUNDLE_VERSION "${PROJECT_VERSION}"
  MACOSX_BUNDLE_SHORT_VERSION_STRING "${PROJECT_VERSION}"
  MACOSX_BUNDLE_COPYRIGHT "The Assay authors, GPL-3.0 (sources: MIT)")
