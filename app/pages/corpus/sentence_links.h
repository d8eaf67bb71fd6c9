// Which questions have a sentence as evidence and which bundles hold it, found in Jobs, one at a time: who
// walks through sentences leaves no queue behind. The bundles of the workspace are read once and kept until
// they change. GUI thread only.
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/model/question.h"
#include "core/workspace/workspace.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace assay::widgets {
class Job;
class JobRunner;
} // namespace assay::widgets

namespace assay::app {

struct QuestionOfSentence {
    base::RowId id = 0;
    QString questionId;
    QString text;
};

struct BundleOfSentence {
    base::RowId id = 0;
    QString label;
};

struct LinksOfSentence {
    std::string sentenceId;
    std::vector<QuestionOfSentence> questions;
    std::vector<BundleOfSentence> bundles;
};

class SentenceLinks : public QObject {
    Q_OBJECT
  public:
    explicit SentenceLinks(widgets::JobRunner& jobs, QObject* parent = nullptr);
    ~SentenceLinks() override;

    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace);
    // Questions or bundles have changed: what is kept of them is read again.
    void forget();

    // Takes the place of the one before; ends with found() or failed(), never inside this call.
    void find(const std::string& sentenceId);
    void cancel();

  Q_SIGNALS:
    void found(const assay::app::LinksOfSentence& links);
    void failed(const assay::base::Error& error);

  private:
    struct Shelf;
    void next();
    void readBundles();
    void look();

    widgets::JobRunner& m_jobs;
    std::shared_ptr<workspace::Workspace> m_workspace;
    std::shared_ptr<Shelf> m_shelf;      // never null; a Job only reads it
    std::optional<std::string> m_wanted; // the sentence that is asked for
    QPointer<widgets::Job> m_job;        // the one that runs
    bool m_isBusy = false;               // until it has ended
    bool m_isReadingBundles = false;     // it is of use to every sentence
};

} // namespace assay::app
