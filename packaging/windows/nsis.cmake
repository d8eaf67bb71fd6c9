# Untested. The Windows installer, by NSIS 3: program, Qt's libraries, start menu, .assay files open with it.
set(CPACK_GENERATOR NSIS)
set(CPACK_PACKAGE_FILE_NAME "assay-${PROJECT_VERSION}-setup")
set(CPACK_PACKAGE_INSTALL_DIRECTORY Assay)
set(CPACK_PACKAGE_EXECUTABLES assay Assay)
set(CPACK_NSIS_DISPLAY_NAME "Assay ${PROJECT_VERSION}")
set(CPACK_NSIS_PACKAGE_NAME Assay)
set(CPACK_NSIS_MUI_ICON "${CMAKE_CURRENT_SOURCE_DIR}/windows/assay.ico")
set(CPACK_NSIS_MUI_UNIICON "${CMAKE_CURRENT_SOURCE_DIR}/windows/assay.ico")
set(CPACK_NSIS_INSTALLED_ICON_NAME "bin\\assay.exe")
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
set(CPACK_NSIS_MODIFY_PATH ON)
set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS [[
  WriteRegStr SHCTX "Software\Classes\.assay" "" "Assay.Workspace"
  WriteRegStr SHCTX "Software\Classes\Assay.Workspace" "" "Assay workspace"
  WriteRegStr SHCTX "Software\Classes\Assay.Workspace\DefaultIcon" "" "$INSTDIR\bin\assay.exe,0"
  WriteRegStr SHCTX "Software\Classes\Assay.Workspace\shell\open\command" "" '"$INSTDIR\bin\assay.exe" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
]])
set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS [[
  DeleteRegKey SHCTX "Software\Classes\.assay"
  DeleteRegKey SHCTX "Software\Classes\Assay.Workspace"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
]])
