// The sentences nearest to the selected one, by a chosen embedding set, in the whole corpus or in its own
// section. Where there are none it says why and what to do. GUI thread only.
#pragma once

#include "core/workspace/corpora/embedding_sets.h"
#include "widgets/corpus/nearest_provider.h"

#include <QTimer>
#include <QWidget>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QStackedWidget;

namespace assay::widgets {
class DataTableView;
class NearListModel;
} // namespace assay::widgets

namespace assay::app {

class NearPane : public QWidget {
    Q_OBJECT
  public:
    // The provider outlives the pane.
    explicit NearPane(widgets::NearestProvider& provider, QWidget* parent = nullptr);

    // Of the corpus in front; the chosen one stays if it is still there.
    // `whyNone`: why there can be none here; empty: they are only not made yet.
    void setEmbeddingSets(const std::vector<workspace::EmbeddingSet>& sets, const QString& whyNone = {});
    // nullopt: no sentence is selected.
    void setSentence(base::RowId corpus, std::optional<workspace::SentenceRow> row);

    [[nodiscard]] base::RowId embeddingSet() const; // 0: none
    void chooseEmbeddingSet(base::RowId id);

  Q_SIGNALS:
    void sentenceRequested(quint32 row);
    void embeddingsWanted(); // the way to the embedding sets

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    [[nodiscard]] std::optional<widgets::NearestRequest> wanted() const;
    void ask();
    void askSoon();
    void take(const widgets::NearestAnswer& answer);
    void say(const QString& reason, bool offersEmbeddings = false);

    widgets::NearestProvider& m_provider;
    base::RowId m_corpus = 0;
    QString m_whyNone;
    std::optional<workspace::SentenceRow> m_row;
    std::optional<widgets::NearestRequest> m_shown; // what the list answers
    QTimer m_pause;
    QComboBox* m_set = nullptr;
    QCheckBox* m_ownSection = nullptr;
    QLabel* m_search = nullptr;
    QStackedWidget* m_stack = nullptr;
    QWidget* m_offer = nullptr;
    QLabel* m_reason = nullptr;
    widgets::NearListModel* m_list = nullptr;
    widgets::DataTableView* m_table = nullptr;
};

} // namespace assay::app
