#include "app/pages/answers/answer_facets_pane.h"

#include "app/pages/answers/answers_controller.h"
#include "core/results/answers/answer_blocks.h"
#include "core/results/answers/answer_words.h"
#include "core/words/question_words.h"
#include "widgets/tables/facet_tree.h"
#include "widgets/text/translated_wording.h"

#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {

QString answerFacetTitle(const std::string& field) {
    if (field == kVerdictFacet) {
        return AnswerFacetsPane::tr("Verdict");
    }
    if (field == kWarningFacet) {
        return AnswerFacetsPane::tr("Warning");
    }
    if (field == kFlagFacet) {
        return AnswerFacetsPane::tr("Named by the rubric");
    }
    return widgets::windowText(results::answerFieldTitle, std::string_view(field));
}

QString answerFacetValueText(const std::string& field, const std::string& value) {
    if (value.empty()) {
        return AnswerFacetsPane::tr("(none)");
    }
    const widgets::WindowWording wording;
    if (field == kVerdictFacet) {
        return value == kNoVerdict ? AnswerFacetsPane::tr("no verdict")
               : value == kUnansweredVerdict
                   ? AnswerFacetsPane::tr("not answered")
                   : QString::fromStdString(results::answerVerdictTitle(std::string_view(value), wording));
    }
    if (field == kWarningFacet) {
        return QString::fromStdString(results::answerWarningTitle(std::string_view(value), wording));
    }
    return QString::fromStdString(field == kFlagFacet
                                      ? results::answerFlagTitle(std::string_view(value), wording)
                                      : words::fieldValueText(field, value, wording));
}

AnswerFacetsPane::AnswerFacetsPane(AnswersController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_tree(
          new widgets::FacetTree(QStringLiteral("answerFacets"), QStringLiteral("clearAnswerFacets"), this)) {
    m_tree->setOpen({QStringLiteral("verdict"), QStringLiteral("category")});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_tree);
    connect(m_tree, &widgets::FacetTree::chosen, this, &AnswerFacetsPane::choose);
    connect(m_tree, &widgets::FacetTree::cleared, this, [this] {
        AnswerFilter filter = m_controller.filter();
        filter.chosen.clear();
        m_controller.setFilter(filter);
    });
    for (const auto signal : {&AnswersController::runChanged, &AnswersController::shownChanged}) {
        // Later: what is clicked may not be taken away while it is.
        connect(&m_controller, signal, this, &AnswerFacetsPane::refreshSoon, Qt::QueuedConnection);
    }
    refreshSoon();
}

QTreeWidget& AnswerFacetsPane::view() const {
    return m_tree->view();
}

QStringList AnswerFacetsPane::saveState() const {
    return m_tree->open();
}

void AnswerFacetsPane::restoreState(const QStringList& open) {
    m_tree->setOpen(open);
}

void AnswerFacetsPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void AnswerFacetsPane::refreshSoon() {
    m_stale = true;
    if (isVisible()) {
        refresh();
    }
}

void AnswerFacetsPane::refresh() {
    m_stale = false;
    std::vector<widgets::Facet> facets;
    const AnswersView* const view = m_controller.view();
    for (std::size_t i = 0; view != nullptr && i < view->facets.size(); ++i) {
        const AnswerFacet& facet = view->facets[i];
        if (facet.names.empty() || (facet.names.size() == 1 && facet.names.front().empty())) {
            continue; // no question has one
        }
        const std::vector<std::int64_t> counts = countAnswers(*view, m_controller.filter(), i);
        const auto chosen = m_controller.filter().chosen.find(facet.field);
        widgets::Facet& shown = facets.emplace_back();
        shown.field = QString::fromStdString(facet.field);
        shown.title = answerFacetTitle(facet.field);
        for (std::size_t at = 0; at < facet.names.size(); ++at) {
            const std::string& each = facet.names[at];
            const bool isChosen = chosen != m_controller.filter().chosen.end() &&
                                  std::ranges::find(chosen->second, each) != chosen->second.end();
            shown.values.push_back({QString::fromStdString(each), answerFacetValueText(facet.field, each),
                                    counts[at], isChosen});
        }
    }
    m_tree->setFacets(facets);
}

void AnswerFacetsPane::choose(const QString& field, const QString& value, bool on) {
    AnswerFilter filter = m_controller.filter();
    std::vector<std::string>& values = filter.chosen[field.toStdString()];
    std::erase(values, value.toStdString());
    if (on) {
        values.push_back(value.toStdString());
    }
    m_controller.setFilter(filter);
}

} // namespace assay::app

#include "moc_answer_facets_pane.cpp"
