// Who finds the sentences nearest to one of a corpus. The view that shows them knows nothing of vectors and
// indices. GUI thread only.
#pragma once

#include "core/base/error.h"
#include "core/workspace/corpora/corpora.h"

#include <QObject>
#include <QString>
#include <vector>

namespace assay::widgets {

struct NearestRequest {
    base::RowId corpus = 0;
    base::RowId embeddings = 0;
    workspace::SentenceRow row = 0;
    int count = 10;
    bool ownSection = false; // only of the same company, form, year and section

    friend bool operator==(const NearestRequest&, const NearestRequest&) = default;
};

struct NearSentence {
    workspace::StoredSentence stored;
    double distance = 0; // cosine distance, 0 to 2
};

struct NearestAnswer {
    NearestRequest request;
    bool hasVector = true;               // false: the sentence asked for has none, so nothing is near to it
    std::vector<NearSentence> sentences; // nearest first, without the one asked for
    QString search;                      // what found them: "exact, LSA 256"
};

class NearestProvider : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;

    // Takes the place of the request before, whose answer does not come any more. Ends with one of the two
    // signals, never inside this call.
    virtual void request(const NearestRequest& request) = 0;
    // Nothing comes any more until the next request.
    virtual void cancel() = 0;

  Q_SIGNALS:
    void found(const assay::widgets::NearestAnswer& answer);
    void failed(const assay::base::Error& error);
};

} // namespace assay::widgets
