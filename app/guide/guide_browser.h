// Shows a chapter of the user guide: Markdown from the resources, with anchors at its headings, tables with
// lines, pictures no wider than the window, in the colours of the present palette. GUI thread only.
#pragma once

#include <QTextBrowser>
#include <QUrl>

namespace assay::app {

class GuideBrowser : public QTextBrowser {
    Q_OBJECT
  public:
    explicit GuideBrowser(QWidget* parent = nullptr);

    // With or without an anchor. Links to the web open in the person's own browser.
    void showAddress(const QUrl& address);

    // The next or previous place of the text, case aside, going round at the ends. False: it is nowhere.
    bool findText(const QString& text, bool backward);

    // How often a text occurs, and the number of the place that is selected now (0: none).
    struct Matches {
        int count = 0;
        int selected = 0;
    };

    [[nodiscard]] Matches matches(const QString& text) const;

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void dress(const QUrl& address);
    void dressText();
    void dressTables(QTextFrame& frame);
    void fitPictures();

    QUrl m_address; // source() still gives the one before while a chapter is being shown
    bool m_dressing = false;
};

} // namespace assay::app
