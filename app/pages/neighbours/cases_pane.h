// The hardest cases: which search and regime, chips that count and filter by diagnosis, the list, and the
// case in front. Follows a run while it grows. GUI thread only.
#pragma once

#include "app/pages/neighbours/case_filter.h"
#include "app/pages/neighbours/neighbour_controller.h"

#include <QWidget>
#include <array>

class QComboBox;
class QLabel;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace assay::widgets {
class DataTableView;
}

namespace assay::app {

class CaseDetail;
class CaseListModel;

class CasesPane : public QWidget {
    Q_OBJECT
  public:
    explicit CasesPane(NeighbourController& controller, QWidget* parent = nullptr);

    void setFilter(const CaseFilter& filter);
    void setFilterOf(base::RowId run, const CaseFilter& filter); // once it comes to the front

    [[nodiscard]] const CaseFilter& filter() const { return m_filter; }

    void step(int cases); // to the next or previous; stops at the ends

    [[nodiscard]] CaseDetail* detail() const { return m_detail; }

    [[nodiscard]] widgets::DataTableView* table() const { return m_table; }

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray& state);

  Q_SIGNALS:
    void sentenceRequested(qint64 corpus, const QString& sentenceId);
    void failed(const assay::base::Error& error);
    void noticeRaised(const QString& text);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void makeLayout();
    QWidget* makeBar();
    void fillChoices();
    void refresh();
    void showCurrent();
    void chooseRow(int row);

    NeighbourController& m_controller;
    CaseFilter m_filter;
    CaseListModel* m_model = nullptr;
    bool m_filling = false;
    bool m_stale = false;                  // something came while it was hidden
    base::RowId m_run = 0;                 // that the filter is of
    std::optional<std::uint32_t> m_number; // of the anchor in front
    bool m_isChosen = false;               // by a person; else it is the hardest so far

    struct Shown {
        const RunView* view = nullptr;
        std::optional<std::uint32_t> number;
        std::size_t search = 0;
        std::size_t regime = 0;

        friend bool operator==(const Shown&, const Shown&) = default;
    };

    std::optional<Shown> m_shown; // in the detail
    QComboBox* m_search = nullptr;
    QComboBox* m_regime = nullptr;
    QComboBox* m_share = nullptr;
    QToolButton* m_clear = nullptr;
    QLabel* m_count = nullptr;
    std::array<QToolButton*, kDiagnosisChips> m_chips{};
    QStackedWidget* m_stack = nullptr;
    QLabel* m_empty = nullptr;
    QSplitter* m_splitter = nullptr;
    widgets::DataTableView* m_table = nullptr;
    CaseDetail* m_detail = nullptr;
};

} // namespace assay::app
