// The pages of a report as they will print, with what is to be said about them: which page it is of how many,
// how far their making is, and whether they are still those of the former choices. GUI thread only.
#pragma once

#include "app/pages/report/report_maker.h"

#include <QTimer>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QProgressBar;
class QToolButton;

namespace assay::widgets {
class PagePreview;
}

namespace assay::app {

class ReportPagesView : public QWidget {
    Q_OBJECT
  public:
    // Making that is done sooner is not spoken of.
    static constexpr int kPatienceMs = 500;

    // `maker` outlives this.
    explicit ReportPagesView(ReportMaker& maker, QWidget* parent = nullptr);

    // Where it begins; of pages that are being made, as soon as they are there.
    void showSection(const QString& title);
    // What is chosen differs from what is saved under its name.
    void setUnsaved(bool unsaved);

    // The pages that are seen are of former choices, and have been long enough to be said.
    [[nodiscard]] bool showsFormer() const { return m_former; }

  Q_SIGNALS:
    void makingAsked();
    void formerChanged();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void refresh();
    void arrange();
    [[nodiscard]] QString pageText() const;

    ReportMaker& m_maker;
    std::shared_ptr<const MadeReport> m_shown;
    QString m_wanted; // the section to be shown when there are new pages
    QTimer m_patience;
    bool m_unsaved = false;
    bool m_slow = false; // making takes longer than one waits without a word
    bool m_former = false;
    QBoxLayout* m_row = nullptr; // what is said, and the controls
    QBoxLayout* m_controls = nullptr;
    QLabel* m_state = nullptr;
    QProgressBar* m_progress = nullptr;
    QToolButton* m_cancel = nullptr;
    QToolButton* m_again = nullptr;
    widgets::PagePreview* m_preview = nullptr;
};

} // namespace assay::app
