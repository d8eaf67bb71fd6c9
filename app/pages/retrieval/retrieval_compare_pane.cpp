#include "app/pages/retrieval/retrieval_compare_pane.h"

#include "app/pages/retrieval/ranked_list_html.h"
#include "app/settings/reference_texts.h"
#include "core/evaluate/retrieval/retrieval_comparison.h"
#include "core/results/answers/answer_comparison_blocks.h"
#include "core/results/answers/answer_words.h"
#include "widgets/editing/run_questions.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/results/blocks_area.h"
#include "widgets/results/blocks_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/marked_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/text/whole_label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace assay::app {
namespace {

using ComparedRuns = std::shared_ptr<const RetrievalComparePane::Compared>;

// The lists of one question by both systems.
struct RankedPair {
    RankedQuestion a, b;
};

base::Result<ComparedRuns> comparedRuns(const evaluate::RetrievalRun& own,
                                        const evaluate::RetrievalRun& other, const std::stop_token& stop,
                                        base::ProgressSink& progress) {
    const std::array<const evaluate::RetrievalRun*, 2> runs{&own, &other};
    ASSAY_TRY(const auto both, evaluate::comparedRetrieval(runs));
    evaluate::AnswerComparisonSettings settings;
    settings.headline = evaluate::kRetrievalHeadline;
    settings.seed = own.about.settings.seed;
    ASSAY_TRY(const auto compared, evaluate::compareAnswers(both, 0, 1, settings, stop, progress));
    const widgets::WindowWording wording;
    results::AnswerComparisonBlocks made = results::answerComparisonBlocks(both, compared, {}, {}, wording);
    auto shown = std::make_shared<RetrievalComparePane::Compared>();
    shown->blocks = std::move(made.verdict);
    shown->blocks.insert(shown->blocks.end(), made.questions.begin(), made.questions.end());
    shown->blocks.insert(shown->blocks.end(), made.metrics.begin(), made.metrics.end());
    shown->questionIds = both.questionIds;
    shown->nameA = both.systems[0].name;
    shown->nameB = both.systems[1].name;
    if (const evaluate::MetricComparison* const headline = compared.headline()) {
        shown->metric = results::answerMetricTitle(headline->metric, wording);
        shown->differences = evaluate::questionDifferences(both, 0, 1, headline->metric);
    }
    return ComparedRuns(std::move(shown));
}

const evaluate::QuestionRetrieval* measuredOf(const evaluate::RetrievalRun& run, const std::string& id) {
    const auto& questions = run.evaluation.questions;
    const auto found = std::ranges::find(questions, id, &evaluate::QuestionRetrieval::questionId);
    return found == questions.end() ? nullptr : &*found;
}

} // namespace

RetrievalComparePane::RetrievalComparePane(RetrievalController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_textsA(new ReferenceTexts(controller.jobs(), this))
    , m_textsB(new ReferenceTexts(controller.jobs(), this)) {
    setObjectName(QStringLiteral("retrievalCompare"));
    makeLayout();
    for (ReferenceTexts* const texts : {m_textsA, m_textsB}) {
        connect(texts, &ReferenceTexts::changed, this, [this] {
            if (m_render) {
                m_render();
            }
        });
    }
    connect(m_other, &QComboBox::activated, this,
            [this] { m_controller.compareWith(m_other->currentData().toLongLong()); });
    connect(m_previous, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { step(1); });
    connect(m_lists, &QTextBrowser::anchorClicked, this, &RetrievalComparePane::openAnchor);
    connect(m_blocks, &widgets::BlocksView::linkActivated, this, &RetrievalComparePane::follow);
    connect(m_blocks, &widgets::BlocksView::csvSaved, this,
            [this](const QString& path) { Q_EMIT noticeRaised(tr("Saved to %1.").arg(path)); });
    connect(&m_controller, &RetrievalController::listsChanged, this, &RetrievalComparePane::fillOthers);
    connect(&m_controller, &RetrievalController::runChanged, this, &RetrievalComparePane::compare);
    connect(&m_controller, &RetrievalController::otherChanged, this, &RetrievalComparePane::compare);
    compare();
}

RetrievalComparePane::~RetrievalComparePane() = default;

void RetrievalComparePane::makeLayout() {
    m_other = new QComboBox(this);
    m_other->setObjectName(QStringLiteral("retrievalOther"));
    m_other->setAccessibleName(tr("The run to compare with"));
    m_other->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_other->setMinimumContentsLength(24);
    widgets::tellWholeEntry(*m_other, tr("The run to compare with"));
    m_noOther = new QLabel(this);
    m_noOther->setObjectName(QStringLiteral("retrievalNoOther"));
    widgets::keepWhole(*m_noOther);
    auto* area = new widgets::BlocksArea(this);
    m_blocks = area->addGroup();
    m_blocks->setDetail(widgets::CellDetail::Whole);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(area);
    splitter->addWidget(makeLists());
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({1'000, 1'000}); // else the lists, which hold more, take nearly all
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(m_other, 0, Qt::AlignLeft);
    layout->addWidget(m_noOther);
    layout->addWidget(splitter, 1);
}

QWidget* RetrievalComparePane::makeLists() {
    auto* side = new QWidget(this);
    const auto button = [this](const char* name, Qt::ArrowType arrow, const QString& title) {
        auto* made = new QToolButton(this);
        made->setObjectName(QLatin1String(name));
        made->setArrowType(arrow);
        made->setAccessibleName(title);
        made->setToolTip(title);
        return made;
    };
    m_previous = button("retrievalPairPrevious", Qt::LeftArrow, tr("The question before (Ctrl+←)"));
    m_next = button("retrievalPairNext", Qt::RightArrow, tr("The next question (Ctrl+→)"));
    m_outcome = new QLabel(side);
    m_outcome->setObjectName(QStringLiteral("retrievalPairOutcome"));
    widgets::keepWhole(*m_outcome);
    m_lists = new QTextBrowser(side);
    m_lists->setObjectName(QStringLiteral("retrievalPair"));
    m_lists->setAccessibleName(tr("The ranked lists of both systems"));
    m_lists->setOpenLinks(false);
    auto* bar = new QHBoxLayout;
    bar->addWidget(m_previous);
    bar->addWidget(m_next);
    bar->addWidget(m_outcome, 1);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(bar);
    layout->addWidget(m_lists, 1);
    return side;
}

void RetrievalComparePane::fillOthers() {
    const QSignalBlocker blocker(m_other);
    m_other->clear();
    m_other->addItem(tr("(choose the other run)"), qint64(0));
    for (const workspace::RunInfo& run : m_controller.runs()) {
        if (run.id != m_controller.chosen()) {
            m_other->addItem(widgets::runChoiceText(run), qint64(run.id));
        }
    }
    m_other->setCurrentIndex(std::max(0, m_other->findData(qint64(m_controller.otherChosen()))));
    m_other->setEnabled(m_other->count() > 1);
}

QString RetrievalComparePane::whyNothing() const {
    if (m_controller.run() == nullptr) {
        return m_controller.whyNoRun();
    }
    if (m_other->count() < 2) {
        return tr("There is one run alone. Measure the ranked lists of another system over the same "
                  "questions, on the left, or ask a corpus in another way, in the tab Ask.");
    }
    return m_controller.otherChosen() == 0 ? tr("Choose another run over the same questions above.")
                                           : QString();
}

void RetrievalComparePane::compare() {
    ++m_request;
    fillOthers();
    const QString why = whyNothing();
    m_noOther->setText(why);
    m_noOther->setVisible(!why.isEmpty());
    const RetrievalController::Run own = m_controller.run();
    const RetrievalController::Run other = m_controller.other();
    if (own == nullptr || other == nullptr) {
        take(nullptr);
        return;
    }
    m_controller.jobs().startBackground<ComparedRuns>(
        tr("Comparing two runs"),
        [own, other](const std::stop_token& stop, base::ProgressSink& progress) {
            return comparedRuns(*own, *other, stop, progress);
        },
        this,
        [this, request = m_request](const base::Result<ComparedRuns>& compared) {
            if (request != m_request) {
                return; // other runs are in front by now
            }
            if (compared) {
                take(*compared);
            } else if (compared.error().code != base::ErrorCode::Cancelled) {
                take(nullptr);
                Q_EMIT m_controller.failed(compared.error());
            }
        });
}

void RetrievalComparePane::take(std::shared_ptr<const Compared> compared) {
    m_compared = std::move(compared);
    m_blocks->setBlocks(m_compared != nullptr ? m_compared->blocks : std::vector<results::Block>());
    std::vector<std::size_t> all(m_compared != nullptr ? m_compared->differences.size() : 0);
    std::iota(all.begin(), all.end(), std::size_t{0});
    walk(std::move(all));
}

// One question brings it to the front among all; several are walked alone.
void RetrievalComparePane::follow(const results::Link& link) {
    const auto* const questions = std::get_if<results::AnswersLink>(&link);
    if (questions == nullptr || m_compared == nullptr || questions->questions.empty()) {
        return;
    }
    std::vector<std::size_t> wanted;
    for (std::size_t i = 0; i < m_compared->differences.size(); ++i) {
        const std::string& id = m_compared->questionIds[m_compared->differences[i].question];
        if (std::ranges::find(questions->questions, id) != questions->questions.end()) {
            wanted.push_back(i);
        }
    }
    if (wanted.empty()) {
        return;
    }
    const auto known = std::ranges::find(m_walked, wanted.front());
    if (wanted.size() == 1 && known != m_walked.end()) {
        m_place = static_cast<std::size_t>(known - m_walked.begin());
        showLists();
    } else if (wanted.size() == 1) {
        std::vector<std::size_t> all(m_compared->differences.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        m_walked = std::move(all);
        m_place = wanted.front();
        showLists();
    } else {
        walk(std::move(wanted));
    }
    m_lists->setFocus(Qt::OtherFocusReason);
}

void RetrievalComparePane::walk(std::vector<std::size_t> places) {
    m_walked = std::move(places);
    m_place = 0;
    showLists();
}

void RetrievalComparePane::step(int questions) {
    if (m_walked.empty()) {
        return;
    }
    const auto last = static_cast<std::ptrdiff_t>(m_walked.size()) - 1;
    const auto next = std::clamp(static_cast<std::ptrdiff_t>(m_place) + questions, std::ptrdiff_t{0}, last);
    if (next != static_cast<std::ptrdiff_t>(m_place)) {
        m_place = static_cast<std::size_t>(next);
        showLists();
    }
}

QString RetrievalComparePane::outcomeText(const evaluate::QuestionDifference& of) const {
    const QString values = tr("%1: %2 against %3")
                               .arg(QString::fromStdString(m_compared->metric),
                                    locale().toString(of.a, 'f', 4), locale().toString(of.b, 'f', 4));
    const QString who =
        of.outcome == 0
            ? tr("neither is better")
            : tr("%1 is better")
                  .arg(QString::fromStdString(of.outcome > 0 ? m_compared->nameA : m_compared->nameB));
    return tr("Question %1 of %2 · %3 · %4")
        .arg(widgets::countText(static_cast<std::int64_t>(m_place) + 1),
             widgets::countText(std::ssize(m_walked)), values, who);
}

void RetrievalComparePane::showNothing(const QString& why) {
    m_outcome->clear();
    m_lists->setPlainText(why);
}

void RetrievalComparePane::showLists() {
    ++m_listRequest;
    m_render = nullptr;
    m_textsA->want(std::nullopt, {}); // what is still to come is of another question
    m_textsB->want(std::nullopt, {});
    m_previous->setEnabled(!m_walked.empty() && m_place > 0);
    m_next->setEnabled(m_place + 1 < m_walked.size());
    const RetrievalController::Run own = m_controller.run();
    const RetrievalController::Run other = m_controller.other();
    if (m_compared == nullptr || m_walked.empty() || own == nullptr || other == nullptr) {
        showNothing(m_compared == nullptr
                        ? tr("Two runs over the same questions bring their ranked lists here.")
                        : tr("No question has a value of both systems."));
        return;
    }
    const evaluate::QuestionDifference& difference = m_compared->differences[m_walked[m_place]];
    const std::string& id = m_compared->questionIds[difference.question];
    m_controller.jobs().startBackground<RankedPair>(
        tr("Reading two ranked lists"),
        [workspace = m_controller.workspace(), own, other,
         id](const std::stop_token& stop, base::ProgressSink&) -> base::Result<RankedPair> {
            RankedPair pair;
            ASSAY_TRY(pair.a, readRankedQuestion(*workspace, *own, id, stop));
            ASSAY_TRY(pair.b, readRankedQuestion(*workspace, *other, id, stop));
            return pair;
        },
        this,
        [this, own, other, id, text = outcomeText(difference), compared = m_compared,
         request = m_listRequest](const base::Result<RankedPair>& read) {
            if (request != m_listRequest) {
                return; // another question is wanted by now
            }
            const evaluate::QuestionRetrieval* const a = measuredOf(*own, id);
            const evaluate::QuestionRetrieval* const b = measuredOf(*other, id);
            if (!read || a == nullptr || b == nullptr) {
                showNothing(read ? tr("The question is gone.") : widgets::errorText(read.error()));
                return;
            }
            m_outcome->setText(text);
            m_textsA->want(referenceOf(m_controller.corpora(), own->info.corpus), idsWithoutText(read->a));
            m_textsB->want(referenceOf(m_controller.corpora(), other->info.corpus), idsWithoutText(read->b));
            m_render = [this, own, other, a, b, compared, pair = *read] {
                const auto filled = [](const RankedQuestion& ranked, const ReferenceTexts& texts) {
                    return withTexts(ranked,
                                     [&texts](const std::string& sentence) { return texts.text(sentence); });
                };
                const RankedQuestion left = filled(pair.a, *m_textsA);
                const RankedQuestion right = filled(pair.b, *m_textsB);
                const QString state = m_textsA->state().isEmpty() ? m_textsB->state() : m_textsA->state();
                m_lists->setHtml((state.isEmpty() ? QString() : widgets::mutedHtml(state, palette())) +
                                 rankedPairHtml({left, *a, QString::fromStdString(compared->nameA)},
                                                {right, *b, QString::fromStdString(compared->nameB)},
                                                palette()));
            };
            m_render();
        });
}

void RetrievalComparePane::openAnchor(const QUrl& url) {
    m_lists->scrollToAnchor(url.fragment());
}

} // namespace assay::app

#include "moc_retrieval_compare_pane.cpp"
