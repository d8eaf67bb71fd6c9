// The window of the program with every page, over a workspace that has something for each: what the tests of
// names, keys and sizes look at.
#pragma once

#include "app/settings/language.h"
#include "app/settings/settings.h"
#include "app/shell/english_plurals.h"
#include "app/shell/main_window.h"
#include "tests/app/neighbours/neighbour_fixture.h"
#include "tests/app/shell/shell_fixture.h"

#include <QList>
#include <functional>
#include <memory>

namespace assay::tests {

class FullWindow : public ShellFixture {
  public:
    explicit FullWindow(int textPercent = 100, widgets::ThemeChoice theme = widgets::ThemeChoice::Light,
                        const QString& spoken = QStringLiteral("en"));
    ~FullWindow();

    FullWindow(const FullWindow&) = delete;
    FullWindow& operator=(const FullWindow&) = delete;

    // Shown in this size, with the workspace open and every page loaded; false if that takes too long.
    [[nodiscard]] bool show(const QSize& size);

    // Until no job runs, nor one that what was done by then has started.
    [[nodiscard]] bool settle() const;

    // Texts of the window that do not fit (clippedTexts()), once what a timer has just said is laid out, too.
    [[nodiscard]] QStringList clippedTexts() const;

    [[nodiscard]] static QStringList pages();

    // Calls it for each page, and on each for every tab that can be chosen, outer ones first. The text says
    // where one is.
    void everywhere(const std::function<void(const QString&)>& look);

    // Calls it for each step of the tour.
    void throughTheTour(const std::function<void(const QString&)>& look);

    // One of each class of dialog in the program, and the guide, not shown yet and owned by the window.
    [[nodiscard]] QList<QWidget*> otherWindows();

    app::EnglishPlurals plurals;
    std::unique_ptr<app::LanguageScope> language;
    app::Settings settings;
    std::unique_ptr<app::MainWindow> window;

  private:
    void fill();
    void everyTab(QWidget& within, const QString& place, const std::function<void(const QString&)>& look);

    NeighbourFixture m_data;
};

} // namespace assay::tests
