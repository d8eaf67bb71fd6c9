#include "app/pages/retrieval/retrieval_questions_pane.h"

#include "app/pages/retrieval/retrieval_list_model.h"
#include "app/settings/reference_texts.h"
#include "core/results/retrieval/retrieval_blocks.h"
#include "core/words/question_words.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/reading/reading_card.h"
#include "widgets/tables/column_fit.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/facet_tree.h"
#include "widgets/tables/filtered_table.h"
#include "widgets/text/elided_label.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/marked_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/font_measure.h"

#include <QFontMetricsF>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace assay::app {
namespace {

constexpr int kFacetCharacters = 30;
const QString kNamedFacet = QStringLiteral("(named)"); // questions that a figure elsewhere led to

QString retrievalFacetTitle(const std::string& field) {
    if (field == kFoundFacet) {
        return RetrievalQuestionsPane::tr("First relevant result");
    }
    return field == kMissedFacet ? RetrievalQuestionsPane::tr("Why missed")
                                 : QString::fromStdString(words::fieldTitle(field, widgets::WindowWording()));
}

QString firstFoundText(std::string_view value) {
    const QString texts[] = {
        RetrievalQuestionsPane::tr("at rank 1"),        RetrievalQuestionsPane::tr("at ranks 2 to 5"),
        RetrievalQuestionsPane::tr("at ranks 6 to 10"), RetrievalQuestionsPane::tr("later"),
        RetrievalQuestionsPane::tr("not in the list"),  RetrievalQuestionsPane::tr("nothing is relevant")};
    const auto found = std::ranges::find(kFoundValues, value);
    return found == kFoundValues.end() ? QString()
                                       : texts[static_cast<std::size_t>(found - kFoundValues.begin())];
}

QString retrievalFacetText(const std::string& field, const std::string& value) {
    if (value.empty()) {
        return RetrievalQuestionsPane::tr("(none)");
    }
    if (field == kFoundFacet) {
        return firstFoundText(value);
    }
    if (field == kMissedFacet) {
        const auto found = std::ranges::find(evaluate::kWhyMissedNames, value);
        return found == evaluate::kWhyMissedNames.end()
                   ? QString::fromStdString(value)
                   : widgets::windowText(
                         results::whyMissedText,
                         static_cast<evaluate::WhyMissed>(found - evaluate::kWhyMissedNames.begin()));
    }
    return field == "category" ? widgets::windowText(words::categoryText, value)
                               : QString::fromStdString(value);
}

} // namespace

RetrievalQuestionsPane::RetrievalQuestionsPane(RetrievalController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_model(new RetrievalListModel(this))
    , m_texts(new ReferenceTexts(controller.jobs(), this)) {
    setObjectName(QStringLiteral("retrievalQuestions"));
    makeLayout();
    connect(m_facets, &widgets::FacetTree::chosen, this, &RetrievalQuestionsPane::chooseFacet,
            Qt::QueuedConnection); // what is clicked may not be taken away while it is
    connect(m_facets, &widgets::FacetTree::cleared, this, [this] {
        m_filter.chosen.clear();
        m_filter.ids.clear();
        refresh();
    });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter.text = text.trimmed().toStdString();
        refresh();
    });
    connect(m_search, &QLineEdit::returnPressed, this, &RetrievalQuestionsPane::focusTable);
    connect(m_table, &widgets::FilteredTable::showAllRequested, this, [this] {
        m_filter = {};
        const QSignalBlocker blocker(m_search);
        m_search->clear();
        refresh();
    });
    connect(m_table->table(), &widgets::DataTableView::currentRowChanged, this,
            &RetrievalQuestionsPane::showRow);
    connect(m_table->table(), &widgets::DataTableView::csvSaved, this,
            [this](const QString& path) { Q_EMIT noticeRaised(tr("Saved to %1.").arg(path)); });
    connect(m_card, &widgets::ReadingCard::corpusRequested, this, &RetrievalQuestionsPane::corpusRequested);
    connect(m_texts, &ReferenceTexts::changed, this, &RetrievalQuestionsPane::showRanked);
    connect(&m_controller, &RetrievalController::runChanged, this, &RetrievalQuestionsPane::takeRun);
    takeRun();
}

void RetrievalQuestionsPane::makeLayout() {
    m_facets = new widgets::FacetTree(QStringLiteral("retrievalFacets"),
                                      QStringLiteral("clearRetrievalFacets"), this);
    m_facets->setOpen({QString::fromUtf8(kFoundFacet.data()), QString::fromUtf8(kMissedFacet.data())});
    m_search = new QLineEdit(this);
    m_search->setObjectName(QStringLiteral("retrievalSearch"));
    m_search->setAccessibleName(tr("Search the questions"));
    m_search->setClearButtonEnabled(true);
    widgets::setHint(*m_search, tr("Search questions and ids"));
    m_count = new widgets::ElidedLabel(this);
    m_count->setObjectName(QStringLiteral("retrievalCount"));
    m_table =
        new widgets::FilteredTable(QStringLiteral("retrievalTable"), QStringLiteral("retrieval/questions"),
                                   tr("Show all questions"), this);
    m_table->table()->setAccessibleName(tr("Questions and the ranks of what is relevant"));
    m_table->setModel(m_model);
    // The text is told by the card, too.
    m_table->table()->columnFit().keepInSight(RetrievalListModel::Text, RetrievalListModel::Ranks);
    m_card = new widgets::ReadingCard(this);
    m_list = new QTextBrowser(this);
    m_list->setObjectName(QStringLiteral("retrievalQuestion"));
    m_list->setAccessibleName(tr("The ranked list of the question"));
    m_list->setOpenLinks(false);
    auto* middle = new QWidget(this);
    auto* bar = new QHBoxLayout;
    bar->addWidget(m_search, 2);
    bar->addWidget(m_count, 2);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(bar);
    column->addWidget(m_table, 1);
    auto* beside = new QSplitter(Qt::Vertical, this);
    beside->addWidget(m_card);
    beside->addWidget(m_list);
    beside->setChildrenCollapsible(false);
    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_splitter->addWidget(m_facets);
    m_splitter->addWidget(middle);
    m_splitter->addWidget(beside);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setStretchFactor(2, 1);
    widgets::setSide(*m_splitter, kFacetCharacters); // and the other two alike
    const double unit = QFontMetricsF(font()).averageCharWidth();
    m_splitter->setSizes({static_cast<int>(std::lround(unit * kFacetCharacters)), 560, 400});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(m_splitter);
}

void RetrievalQuestionsPane::takeRun() {
    ++m_request;
    m_shown.clear();
    m_filter = {};
    {
        const QSignalBlocker blocker(m_search);
        m_search->clear();
    }
    m_list->clear();
    m_card->clearCase(m_controller.view() == nullptr ? m_controller.whyNoRun()
                                                     : tr("No question is in front."));
    refresh();
}

void RetrievalQuestionsPane::refresh() {
    const auto& view = m_controller.view();
    m_model->show(view, m_filter);
    fillFacets();
    const int rows = m_model->rowCount();
    if (view == nullptr) {
        m_count->setText({});
        m_table->setReason(m_controller.whyNoRun(), false);
        return;
    }
    const QString all = widgets::countText(std::ssize(view->texts));
    m_count->setText(m_filter.isEmpty() ? tr("n = %1").arg(all)
                                        : tr("%1 of %2 shown").arg(widgets::countText(rows), all));
    m_table->setReason(rows > 0 ? QString()
                                : tr("No question passes the filter.\nGive up a facet on the left, search "
                                     "for fewer words, or show all."));
    const int kept = m_shown.empty() ? -1 : m_model->rowOf(m_shown);
    m_table->showRow(kept >= 0 ? kept : rows > 0 ? 0 : -1); // the hardest question is in front at once
    showRow(kept >= 0 ? kept : rows > 0 ? 0 : -1);
}

void RetrievalQuestionsPane::fillFacets() {
    std::vector<widgets::Facet> facets;
    const auto& view = m_controller.view();
    if (!m_filter.ids.empty()) {
        const std::int64_t count = std::ssize(m_filter.ids);
        facets.push_back(
            {kNamedFacet, tr("Led here"), {{QString(), tr("questions of a figure"), count, true}}});
    }
    for (std::size_t i = 0; view != nullptr && i < view->facets.size(); ++i) {
        const RetrievalFacet& facet = view->facets[i];
        if (facet.names.empty() || (facet.names.size() == 1 && facet.names.front().empty())) {
            continue; // no question has one
        }
        const std::vector<std::int64_t> counts = countQuestions(*view, m_filter, i);
        const auto chosen = m_filter.chosen.find(facet.field);
        widgets::Facet& shown = facets.emplace_back();
        shown.field = QString::fromStdString(facet.field);
        shown.title = retrievalFacetTitle(facet.field);
        for (std::size_t at = 0; at < facet.names.size(); ++at) {
            const std::string& name = facet.names[at];
            const bool isChosen = chosen != m_filter.chosen.end() &&
                                  std::ranges::find(chosen->second, name) != chosen->second.end();
            shown.values.push_back(
                {QString::fromStdString(name), retrievalFacetText(facet.field, name), counts[at], isChosen});
        }
    }
    m_facets->setFacets(facets);
}

void RetrievalQuestionsPane::chooseFacet(const QString& field, const QString& value, bool on) {
    if (field == kNamedFacet) {
        m_filter.ids.clear();
        refresh();
        return;
    }
    std::vector<std::string>& values = m_filter.chosen[field.toStdString()];
    std::erase(values, value.toStdString());
    if (on) {
        values.push_back(value.toStdString());
    }
    refresh();
}

void RetrievalQuestionsPane::showQuestions(const QStringList& ids) {
    if (ids.isEmpty()) {
        return;
    }
    if (ids.size() > 1 || m_model->rowOf(ids.front().toStdString()) < 0) {
        m_filter = {};
        const QSignalBlocker blocker(m_search);
        m_search->clear();
    }
    for (qsizetype i = 0; ids.size() > 1 && i < ids.size(); ++i) {
        m_filter.ids.push_back(ids[i].toStdString());
    }
    m_shown = ids.size() > 1 ? std::string() : ids.front().toStdString();
    refresh();
    focusTable();
}

void RetrievalQuestionsPane::showStratum(const QString& field, const QString& value) {
    m_filter = {};
    m_filter.chosen[field.toStdString()] = {value.toStdString()};
    {
        const QSignalBlocker blocker(m_search);
        m_search->clear();
    }
    refresh();
    focusTable();
}

void RetrievalQuestionsPane::step(int rows) {
    const int now = m_model->rowOf(m_shown);
    const int next = std::clamp(now + rows, 0, std::max(0, m_model->rowCount() - 1));
    if (m_model->rowCount() > 0 && next != now) {
        m_table->table()->selectRow(next);
        m_table->showRow(next);
        showRow(next);
    }
}

void RetrievalQuestionsPane::focusTable() {
    m_table->table()->setFocus(Qt::OtherFocusReason);
}

void RetrievalQuestionsPane::showRow(int row) {
    const std::string id = m_model->questionAt(row);
    if (id.empty()) {
        m_shown.clear();
        ++m_request;
        m_ranked.reset();
        m_texts->want(std::nullopt, {});
        m_list->clear();
        m_card->clearCase(m_controller.view() == nullptr ? m_controller.whyNoRun()
                                                         : tr("No question is in front."));
        return;
    }
    if (id != m_shown || m_card->isEmpty()) {
        m_shown = id;
        showLists(id);
    }
}

void RetrievalQuestionsPane::showLists(const std::string& id) {
    const auto view = m_controller.view();
    m_ranked.reset();
    m_texts->want(std::nullopt, {}); // what is still to come is of another question
    if (view == nullptr) {
        return;
    }
    m_controller.jobs().startBackground<RankedQuestion>(
        tr("Reading a ranked list"),
        [workspace = m_controller.workspace(), run = view->run, id](const std::stop_token& stop,
                                                                    base::ProgressSink&) {
            return readRankedQuestion(*workspace, *run, id, stop);
        },
        this,
        [this, view, request = ++m_request](const base::Result<RankedQuestion>& read) {
            if (request != m_request) {
                return; // another question is wanted by now
            }
            if (!read) {
                m_list->clear();
                m_card->clearCase(widgets::errorText(read.error()));
                return;
            }
            m_ranked = *read;
            m_texts->want(referenceOf(m_controller.corpora(), view->run->info.corpus), idsWithoutText(*read));
            showRanked();
        });
}

// The question in front, with the texts that have come from an engine so far.
void RetrievalQuestionsPane::showRanked() {
    const auto view = m_controller.view();
    if (view == nullptr || !m_ranked) {
        return;
    }
    const RankedQuestion ranked =
        withTexts(*m_ranked, [this](const std::string& id) { return m_texts->text(id); });
    const auto measured =
        std::ranges::find(view->run->evaluation.questions, m_shown, &evaluate::QuestionRetrieval::questionId);
    if (measured == view->run->evaluation.questions.end()) {
        return; // another run is in front by now
    }
    widgets::ReadingCase shown;
    shown.question = ranked.question;
    shown.place = QString::fromStdString(view->run->about.suite);
    shown.evidence = ranked.evidence;
    shown.contextLeftOut = static_cast<int>(ranked.evidence.size()) > widgets::kContextFor;
    m_card->setCase(std::move(shown));
    const QString state = m_texts->state();
    m_list->setHtml((state.isEmpty() ? QString() : widgets::mutedHtml(state, palette())) +
                    rankedListHtml(ranked, *measured, palette()));
}

QByteArray RetrievalQuestionsPane::saveState() const {
    return widgets::saveSide(*m_splitter);
}

void RetrievalQuestionsPane::restoreState(const QByteArray& state) {
    widgets::restoreSide(*m_splitter, state);
}

} // namespace assay::app

#include "moc_retrieval_questions_pane.cpp"
