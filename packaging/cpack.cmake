# Packages: a .deb where dpkg is, an installer (NSIS) under Windows, a disk image under macOS. `cpack` in the build
# folder makes them.
set(CPACK_PACKAGE_NAME assay)
set(CPACK_PACKAGE_VENDOR "The Assay authors")
set(CPACK_PACKAGE_CONTACT "${ASSAY_MAINTAINER}")
set(CPACK_PACKAGE_VERSION "${PROJECT_VERSION}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "workbench for the gold of financial question answering")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)

# Only what is named here is packed, whatever else a build folder could install.
set(CPACK_COMPONENTS_ALL program documentation)
set(CPACK_COMPONENT_PROGRAM_DISPLAY_NAME "Assay")
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION "The program, for windows and for scripts")
set(CPACK_COMPONENT_PROGRAM_REQUIRED ON)
set(CPACK_COMPONENT_DOCUMENTATION_DISPLAY_NAME "Documentation")
set(CPACK_COMPONENT_DOCUMENTATION_DESCRIPTION "Guide, file formats, definitions")

if(APPLE)
  set(CPACK_GENERATOR DragNDrop)
  set(CPACK_PACKAGE_FILE_NAME "assay-${PROJECT_VERSION}")
  set(CPACK_DMG_VOLUME_NAME "Assay ${PROJECT_VERSION}")
  set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
elseif(WIN32)
  include(windows/nsis.cmake)
else()
  include(deb/deb.cmake)
endif()

include(CPack)
