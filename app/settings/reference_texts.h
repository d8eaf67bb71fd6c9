// The texts of sentences of a corpus by reference, which stand in an engine: fetched by id when a person
// looks at them, through the connection of the settings with its key. What came is remembered in memory, for
// all panes together and with a bound (evaluate::EngineDocuments); nothing of it is written anywhere.
//
//   m_texts->want(reference, {"a", "b"});          // what is in front now
//   connect(m_texts, &ReferenceTexts::changed, …); // then text("a"), or why there is none
//
// GUI thread only; the engine is asked in a Job.
#pragma once

#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/corpus_references.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace assay::widgets {
class Job;
class JobRunner;
} // namespace assay::widgets

namespace assay::app {

// Of a corpus in a list; nullopt: its sentences are here, there is no such corpus, or what it says of itself
// is not understood.
[[nodiscard]] std::optional<workspace::CorpusReference>
referenceOf(const std::vector<workspace::CorpusInfo>& corpora, base::RowId corpus);

class ReferenceTexts : public QObject {
    Q_OBJECT
  public:
    // `jobs` outlives it.
    explicit ReferenceTexts(widgets::JobRunner& jobs, QObject* parent = nullptr);
    ~ReferenceTexts() override;

    // What is looked at now; what was wanted before is given up. nullopt: of a corpus whose sentences are
    // here, nothing is asked.
    void want(const std::optional<workspace::CorpusReference>& reference, std::vector<std::string> ids);

    // Empty: it is not known.
    [[nodiscard]] QString text(const std::string& id) const;
    // Why the text is not known, to stand in its place; empty: it is, or its sentence should be here.
    [[nodiscard]] QString whyNone(const std::string& id) const;
    // The same of all that is wanted: being fetched, or why not; empty: the engine has answered.
    [[nodiscard]] QString state() const;

  Q_SIGNALS:
    void changed();

  private:
    struct Fetched;

    widgets::JobRunner& m_jobs;
    QPointer<widgets::Job> m_job;
    QString m_connection; // whose texts are wanted; empty: of none
    std::map<std::string, std::string> m_texts;
    QString m_trouble; // why the engine could not be asked; empty: it could
    bool m_isFetching = false;
    quint64 m_request = 0;
};

} // namespace assay::app
