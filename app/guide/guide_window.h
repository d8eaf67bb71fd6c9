// The user guide in a window of its own: chapters on the left, the text beside them, back and forward, and a
// search in the chapter. GUI thread only.
#pragma once

#include <QWidget>

class QAction;
class QLabel;
class QLineEdit;
class QListWidget;

namespace assay::app {

class GuideBrowser;
class Settings;

class GuideWindow : public QWidget {
    Q_OBJECT
  public:
    // `settings` outlives the window and remembers its place. The program does not stay open for it.
    explicit GuideWindow(Settings& settings, QWidget* parent = nullptr);
    ~GuideWindow() override;
    GuideWindow(const GuideWindow&) = delete;
    GuideWindow& operator=(const GuideWindow&) = delete;

    // A chapter, with or without an anchor; an empty address: the first one.
    void showChapter(const QUrl& address);

    [[nodiscard]] GuideBrowser& browser() const { return *m_browser; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void makeActions();
    void makeLayout();
    void chapterShown(QUrl address);
    void search(bool backward);
    void typed();
    void showMatches();

    Settings& m_settings;
    GuideBrowser* m_browser;
    QListWidget* m_chapters;
    QLineEdit* m_find;
    QLabel* m_matches;
    QAction* m_back = nullptr;
    QAction* m_forward = nullptr;
};

} // namespace assay::app
