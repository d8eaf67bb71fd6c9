// Filings of the corpus in front with the very same texts, each with a button that leaves it out: it makes a
// corpus without it. Hidden where there are none. GUI thread only.
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/workspace/corpora/identical_filings.h"

#include <QWidget>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QVBoxLayout;

namespace assay::widgets {
class JobRunner;
}

namespace assay::app {

class IdenticalFilingsPane : public QWidget {
    Q_OBJECT
  public:
    explicit IdenticalFilingsPane(widgets::JobRunner& jobs, QWidget* parent = nullptr);

    // Looks for them in the background; null: no corpus.
    void setCorpus(std::shared_ptr<workspace::Workspace> workspace, const workspace::CorpusInfo* corpus);

    [[nodiscard]] const std::vector<std::vector<workspace::Filing>>& groups() const { return m_groups; }

  Q_SIGNALS:
    void corpusMade(qint64 id);
    void noticed(const QString& text);
    void failed(const assay::base::Error& error);

  private:
    void showGroups(std::vector<std::vector<workspace::Filing>> groups);
    void addRow(const workspace::Filing& filing, const workspace::Filing& first);
    void leaveOut(const workspace::Filing& filing);
    [[nodiscard]] std::string freeName(const workspace::Filing& filing) const;

    widgets::JobRunner& m_jobs;
    std::shared_ptr<workspace::Workspace> m_workspace;
    std::optional<workspace::CorpusInfo> m_corpus;
    quint64 m_request = 0; // a result of an earlier corpus is not shown
    bool m_isMaking = false;
    std::vector<std::vector<workspace::Filing>> m_groups;
    QVBoxLayout* m_rows = nullptr;
};

} // namespace assay::app
