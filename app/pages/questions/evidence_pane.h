// The evidence of the question in front: its sentences with what stands around them, in an order that can be
// changed; ids are added and removed, and a text is attached where nothing holds an id. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "widgets/reading/evidence_html.h"

#include <QWidget>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSplitter;
class QTextBrowser;
class QUrl;

namespace assay::app {

class QuestionController;

class EvidencePane : public QWidget {
    Q_OBJECT
  public:
    explicit EvidencePane(QuestionController& controller, QWidget* parent = nullptr);

    // The selected sentence, also while the pane is hidden; says so when there is none, or no corpus has it.
    void showInCorpus();

  Q_SIGNALS:
    void corpusRequested(const QString& sentenceId); // to be shown on the page of the corpus

  protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    [[nodiscard]] QWidget* makeList();
    [[nodiscard]] QWidget* makeAttachBox();
    void refreshSoon();
    void lookAgain();
    void refresh();
    void showList(int row);
    void showSelected();
    void refreshButtons();
    [[nodiscard]] int selectedRow() const;
    void save(const std::vector<std::string>& ids, int row, const QString& reason);
    void addId();
    void removeId();
    void moveId(int by);
    void openAttachBox(int row);
    void attach();
    void followLink(const QUrl& link);

    QuestionController& m_controller;
    std::vector<widgets::EvidenceEntry> m_entries;
    QLabel* m_head = nullptr;
    QListWidget* m_list = nullptr;
    QLineEdit* m_newId = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_up = nullptr;
    QPushButton* m_down = nullptr;
    QPushButton* m_attach = nullptr;
    QTextBrowser* m_reader = nullptr;
    QWidget* m_attachBox = nullptr;
    QLabel* m_attachTitle = nullptr;
    QPlainTextEdit* m_attachText = nullptr;
    std::string m_attachId;
    base::RowId m_shown = 0;
    bool m_stale = true;
};

} // namespace assay::app
