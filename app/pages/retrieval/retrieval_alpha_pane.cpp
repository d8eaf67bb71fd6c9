#include "app/pages/retrieval/retrieval_alpha_pane.h"

#include "app/pages/retrieval/asking_form.h"
#include "app/pages/retrieval/retrieval_ask_pane.h"
#include "app/settings/engine_preview.h"
#include "app/settings/engines_file.h"
#include "app/shell/empty_state.h"
#include "core/endpoint/key_ring.h"
#include "core/evaluate/retrieval/alpha_decision.h"
#include "core/evaluate/retrieval/corpus_asking.h"
#include "core/results/retrieval/retrieval_blocks.h"
#include "widgets/charts/plot_overlay.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/editing/edit_session.h"
#include "widgets/editing/undo_actions.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/results/blocks_area.h"
#include "widgets/results/blocks_view.h"
#include "widgets/results/chart_view.h"
#include "widgets/results/table_view.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/translated_wording.h"
#include "widgets/text/whole_label.h"
#include "widgets/theme/flow_layout.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace assay::app {
namespace {

constexpr int kFlipsRestMs = 150;
constexpr int kCurvePoints = 20;
constexpr auto kDecisionTable = "retrieval_alpha_decisions";

using PreparedAlpha = std::shared_ptr<const RetrievalAlphaPane::Prepared>;

struct AlphaNames {
    std::string suite, lexical, vector;
    std::vector<evaluate::AskingPlan> asked = {}; // of those that are searches
    std::string keyAccount = {};                  // of the service that makes the vectors of questions
};

// Keeps what the searches among them give; then they are called as these sets are.
base::Result<> askForLists(workspace::Workspace& workspace, AlphaNames& names, const std::stop_token& stop,
                           base::ProgressSink& progress) {
    for (evaluate::AskingPlan& plan : names.asked) {
        if (plan.vectors.service && !names.keyAccount.empty()) { // the ring may wait for a person
            ASSAY_TRY(plan.vectors.bearerToken, endpoint::keyFromRing(names.keyAccount));
        }
        ASSAY_TRY(const auto asked, evaluate::askCorpus(workspace, plan, stop, progress));
        for (std::string* const list : {&names.lexical, &names.vector}) {
            if (*list == plan.settings.search) {
                *list = asked.set.name;
            }
        }
    }
    return {};
}

base::Result<PreparedAlpha> prepareAlpha(workspace::Workspace& workspace, AlphaNames names,
                                         const evaluate::AlphaSettings& settings, const std::stop_token& stop,
                                         base::ProgressSink& progress) {
    ASSAY_TRY(askForLists(workspace, names, stop, progress));
    ASSAY_TRY(const auto reader, workspace.reader());
    auto prepared = std::make_shared<RetrievalAlphaPane::Prepared>();
    ASSAY_TRY(prepared->material,
              evaluate::readAlphaMaterial(reader, names.suite, names.lexical, names.vector, settings, stop));
    ASSAY_TRY(prepared->tuning, evaluate::tuneAlpha(prepared->material, settings, stop, progress));
    prepared->settings = settings;
    std::vector<evaluate::AlphaLists> lists;
    for (const evaluate::AlphaQuestion& question : prepared->material.questions) {
        lists.push_back(question.lists);
    }
    prepared->engine = std::make_shared<const evaluate::AlphaEngine>(lists, settings.fusion);
    return PreparedAlpha(std::move(prepared));
}

bool isAmong(const evaluate::AlphaQuestion& question, const QString& category) {
    const auto found = question.strata.find("category");
    return category.isEmpty() ||
           (found != question.strata.end() &&
            std::ranges::find(found->second, category.toStdString()) != found->second.end());
}

bool isOfWords(const QString& list) {
    return list.contains(QLatin1String("lexical"), Qt::CaseInsensitive) ||
           list.contains(QLatin1String("bm25"), Qt::CaseInsensitive) ||
           list.contains(QLatin1String("words"), Qt::CaseInsensitive);
}

bool isOfVectors(const QString& list) {
    return list.contains(QLatin1String("exact"), Qt::CaseInsensitive) ||
           list.contains(QLatin1String("hnsw"), Qt::CaseInsensitive) ||
           list.contains(QLatin1String("vector"), Qt::CaseInsensitive);
}

bool isFound(const evaluate::AlphaOutcome& outcome) {
    constexpr std::int32_t kDeep = 10;
    return outcome.firstGold > 0 && outcome.firstGold <= kDeep;
}

} // namespace

RetrievalAlphaPane::RetrievalAlphaPane(RetrievalController& controller, RetrievalAskPane* asking,
                                       QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_asking(asking) {
    setObjectName(QStringLiteral("retrievalAlpha"));
    makeLayout();
    m_rest.setSingleShot(true);
    m_rest.setInterval(kFlipsRestMs);
    connect(&m_rest, &QTimer::timeout, this, &RetrievalAlphaPane::showFlips);
    connect(m_prepare, &QPushButton::clicked, this, &RetrievalAlphaPane::prepare);
    for (QComboBox* const box : {m_suite, m_lexical, m_vector}) {
        connect(box, &QComboBox::currentIndexChanged, this, &RetrievalAlphaPane::refreshAsked);
    }
    connect(m_slider, &QSlider::valueChanged, this, &RetrievalAlphaPane::move);
    connect(m_pin, &QPushButton::clicked, this, &RetrievalAlphaPane::pin);
    connect(m_group, &QComboBox::activated, this, [this] {
        move();
        showCurves();
    });
    connect(&m_controller, &RetrievalController::listsChanged, this, &RetrievalAlphaPane::fillLists);
    connect(&m_controller, &RetrievalController::runChanged, this, &RetrievalAlphaPane::takeRun);
    connect(&m_controller, &RetrievalController::leavingWorkspace, this, [this] {
        m_takenRun = 0;
        forget();
    });
    connect(&m_controller, &RetrievalController::listsChanged, this, &RetrievalAlphaPane::showDecisions);
    connect(m_decide, &QPushButton::clicked, this, &RetrievalAlphaPane::decide);
    connect(m_remove, &QPushButton::clicked, this, &RetrievalAlphaPane::remove);
    connect(m_name, &QLineEdit::textChanged, this, &RetrievalAlphaPane::refreshDecide);
    connect(&m_controller.edits(), &widgets::EditSession::stepped, this, [this] {
        showDecisions();
        Q_EMIT journalChanged();
    });
    fillLists();
    forget();
}

RetrievalAlphaPane::~RetrievalAlphaPane() = default;

void RetrievalAlphaPane::makeLayout() {
    auto* lists = new QWidget(this);
    auto* form = new widgets::FlowLayout(lists);
    form->setContentsMargins(0, 0, 0, 0);
    const auto box = [this, form](const char* name, const QString& title) {
        auto* made = new QComboBox(this);
        made->setObjectName(QLatin1String(name));
        made->setAccessibleName(title);
        made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        made->setMinimumContentsLength(18);
        widgets::tellWholeEntry(*made, title);
        auto* label = new QLabel(title, this);
        label->setBuddy(made);
        form->addTogether({label, made});
        return made;
    };
    m_suite = box("alphaSuite", tr("Suite"));
    m_lexical = box("alphaLexical", tr("List by words"));
    m_vector = box("alphaVector", tr("List by vectors"));
    m_fusion = box("alphaFusion", tr("Fused by"));
    m_fusion->addItem(tr("scores"), int(evaluate::AlphaFusion::MinMax));
    m_fusion->addItem(tr("ranks"), int(evaluate::AlphaFusion::ReciprocalRank));
    m_prepare = new QPushButton(tr("Fuse"), this);
    m_prepare->setObjectName(QStringLiteral("alphaPrepare"));
    form->addWidget(m_prepare);
    m_slider = new QSlider(Qt::Horizontal, this);
    m_slider->setObjectName(QStringLiteral("alphaSlider"));
    m_slider->setAccessibleName(tr("Alpha: 0 words alone, 100 vectors alone"));
    m_slider->setRange(0, kSteps);
    m_slider->setPageStep(10);
    m_pin = new QPushButton(tr("Pin"), this);
    m_pin->setObjectName(QStringLiteral("alphaPin"));
    m_pin->setToolTip(tr("Compares every other alpha with this one"));
    m_group = new QComboBox(this);
    m_group->setObjectName(QStringLiteral("alphaGroup"));
    m_group->setAccessibleName(tr("The category that the figures are of"));
    widgets::tellWholeEntry(*m_group, tr("The category that the figures are of"));
    auto* bar = new QHBoxLayout;
    bar->addWidget(m_slider, 1);
    bar->addWidget(m_pin);
    bar->addWidget(m_group);
    m_readout = new QLabel(this);
    m_readout->setObjectName(QStringLiteral("alphaReadout"));
    m_against = new QLabel(this);
    m_against->setObjectName(QStringLiteral("alphaAgainst"));
    for (QLabel* const label : {m_readout, m_against}) {
        widgets::keepWhole(*label);
    }
    auto* area = new widgets::BlocksArea(this);
    m_curves = area->addGroup(); // above what grows while alpha moves
    m_flips = area->addGroup();
    m_decisions = area->addGroup();
    m_asked = new QLabel(this);
    m_asked->setObjectName(QStringLiteral("alphaAsked"));
    widgets::keepWhole(*m_asked);
    m_engines = new EnginePreview(m_controller.jobs(), QStringLiteral("alphaEngines"), this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(lists);
    layout->addWidget(m_asked);
    layout->addWidget(m_engines);
    layout->addLayout(bar);
    layout->addWidget(m_readout);
    layout->addWidget(m_against);
    layout->addWidget(makeDecision());
    layout->addWidget(area, 1);
}

QWidget* RetrievalAlphaPane::makeDecision() {
    auto* bar = new QWidget(this);
    m_name = new QLineEdit(bar);
    m_name->setObjectName(QStringLiteral("alphaDecisionName"));
    m_name->setAccessibleName(tr("Name of the decision"));
    widgets::setHint(*m_name, tr("Name of the decision"));
    m_reason = new QLineEdit(bar);
    m_reason->setObjectName(QStringLiteral("alphaDecisionReason"));
    m_reason->setAccessibleName(tr("Why this alpha"));
    widgets::setHint(*m_reason, tr("Why this alpha"));
    m_decide = new QPushButton(tr("Decide"), bar);
    m_decide->setObjectName(QStringLiteral("alphaDecide"));
    m_decide->setToolTip(tr("Keeps the present alpha with what it reaches, its name and its reason"));
    auto* layout = new widgets::FlowLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addStretched(m_name);
    layout->addStretched(m_reason, 2);
    layout->addWidget(m_decide);
    m_remove = new QPushButton(tr("Remove"), bar);
    m_remove->setObjectName(QStringLiteral("alphaRemove"));
    m_remove->setToolTip(tr("Takes away the decision that is selected below; can be undone"));
    layout->addWidget(m_remove);
    const widgets::UndoActions undo = widgets::addUndoActions(m_controller.edits(), this);
    for (QAction* const action : {undo.undo, undo.redo}) {
        auto* button = new QToolButton(bar);
        button->setDefaultAction(action);
        layout->addWidget(button);
    }
    return bar;
}

void RetrievalAlphaPane::refreshDecide() {
    const auto workspace = m_controller.workspace();
    const bool canWrite = workspace && !workspace->isReadOnly();
    m_decide->setEnabled(m_prepared != nullptr && canWrite && !m_name->text().trimmed().isEmpty());
    m_remove->setEnabled(canWrite && selectedDecision() != nullptr);
}

const workspace::StoredAlphaDecision* RetrievalAlphaPane::selectedDecision() const {
    const widgets::TableView* const table = m_decisions->table(QLatin1String(kDecisionTable));
    const int row = table != nullptr ? table->currentIndex().row() : -1;
    if (row < 0 || static_cast<std::size_t>(row) >= table->table().rows.size()) {
        return nullptr;
    }
    const std::string& key = table->table().rows[static_cast<std::size_t>(row)].key;
    const auto found = std::ranges::find_if(m_decided, [&key](const workspace::StoredAlphaDecision& one) {
        return std::to_string(one.id) == key;
    });
    return found == m_decided.end() ? nullptr : &*found;
}

void RetrievalAlphaPane::remove() {
    const workspace::StoredAlphaDecision* const chosen = selectedDecision();
    if (chosen == nullptr) {
        return;
    }
    const QString name = QString::fromStdString(chosen->decision.name);
    const auto write = [id = chosen->id](workspace::Workspace& workspace, const std::string& who) {
        return workspace::removeAlphaDecision(workspace, id, who);
    };
    const bool isDone =
        m_controller.edits().carryOut({.write = write,
                                       .done = [name] { return tr("“%1” was removed.").arg(name); },
                                       .again = [this] { remove(); },
                                       .what = tr("Removing the decision “%1”").arg(name)});
    if (isDone) {
        showDecisions();
        Q_EMIT journalChanged();
    }
}

void RetrievalAlphaPane::decide() {
    if (m_prepared == nullptr) {
        return;
    }
    model::AlphaDecision decision = evaluate::alphaDecisionOf(m_prepared->material, m_prepared->tuning,
                                                              m_prepared->settings, alpha(), m_now);
    decision.name = m_name->text().trimmed().toStdString();
    decision.reason = m_reason->text().trimmed().toStdString();
    const auto write = [decision](workspace::Workspace& workspace, const std::string& who) -> base::Result<> {
        model::AlphaDecision signedOne = decision;
        signedOne.author = who;
        ASSAY_TRY(workspace::saveAlphaDecision(workspace, std::move(signedOne), who));
        return {};
    };
    const auto done = [this] { return tr("Decided: alpha %1.").arg(locale().toString(alpha(), 'f', 2)); };
    const bool isDone = m_controller.edits().carryOut(
        {.write = write, .done = done, .again = [this] { decide(); }, .what = tr("Deciding alpha")});
    if (isDone) {
        m_name->clear();
        m_reason->clear();
        showDecisions();
        Q_EMIT journalChanged();
    }
}

void RetrievalAlphaPane::showDecisions() {
    const auto workspace = m_controller.workspace();
    const auto reader =
        workspace ? workspace->reader() : base::fail(base::ErrorCode::NotFound, "no workspace");
    std::vector<results::Block> blocks;
    m_decided.clear();
    if (reader) {
        auto decisions = workspace::alphaDecisions(*reader);
        if (decisions) {
            m_decided = std::move(*decisions);
        } else {
            Q_EMIT m_controller.failed(decisions.error());
        }
    }
    if (!m_decided.empty()) {
        blocks.emplace_back(results::alphaDecisionTable(m_decided, widgets::WindowWording()));
    }
    m_decisions->setBlocks(blocks);
    if (widgets::TableView* const table = m_decisions->table(QLatin1String(kDecisionTable))) {
        connect(table, &widgets::DataTableView::currentRowChanged, this, &RetrievalAlphaPane::refreshDecide,
                Qt::UniqueConnection);
        if (table != m_arranged) { // the newest is the first: when it was decided is asked for seldom
            m_arranged = table;
            table->hideAtFirst({static_cast<int>(table->table().columns.size()) - 1});
        }
    }
    refreshDecide();
}

void RetrievalAlphaPane::fillLists() {
    const auto fill = [](QComboBox* box, const auto& things, const QStringList& searches) {
        const QSignalBlocker blocker(box);
        const QString before = box->currentText();
        box->clear();
        for (const auto& thing : things) {
            box->addItem(QString::fromStdString(thing.name));
        }
        box->addItems(searches);
        box->setCurrentIndex(std::max(0, box->findText(before)));
    };
    // What can be asked now stands behind what was asked.
    const bool asks = m_asking != nullptr && m_controller.workspace() != nullptr;
    const auto searches = [asks](const QString& ours, retrieval::RemoteMode mode) {
        return asks ? QStringList{ours} + AskingForm::engineSearches(mode) : QStringList();
    };
    fill(m_suite, m_controller.suites(), {});
    const bool isNew = m_lexical->count() == 0;
    fill(m_lexical, m_controller.sets(), searches(QStringLiteral("lexical"), retrieval::RemoteMode::Text));
    fill(m_vector, m_controller.sets(), searches(QStringLiteral("exact"), retrieval::RemoteMode::Vector));
    if (isNew) {
        proposeLists();
    }
    refreshAsked();
    if (m_prepared == nullptr) {
        take(nullptr); // says what can be done now
    }
}

bool RetrievalAlphaPane::isStored(const QString& list) const {
    const auto& sets = m_controller.sets();
    return std::ranges::find(sets, list.toStdString(), &workspace::AnswerSetInfo::name) != sets.end();
}

void RetrievalAlphaPane::refreshAsked() {
    QStringList lines;
    std::vector<retrieval::EngineConnection> engines;
    QString told;
    bool canBeAsked = true;
    for (const QComboBox* const box : {m_lexical, m_vector}) {
        const QString list = box->currentText();
        if (m_asking == nullptr || list.isEmpty() || isStored(list)) {
            continue;
        }
        const evaluate::AskingPlan plan =
            m_asking->form().planOf(m_suite->currentText().toStdString(), list.toStdString());
        if (const QString wrong = m_asking->problem(plan); !wrong.isEmpty()) {
            told = wrong;
            canBeAsked = false;
            break;
        }
        told = tr(
            "Searches are asked first, as the tab Ask says: %n result(s) of each question; their lists are "
            "kept.",
            nullptr, plan.settings.k);
        RetrievalAskPane::Taken taken = m_asking->whatItTakes(plan);
        lines += taken.lines;
        for (retrieval::EngineConnection& engine : taken.engines) {
            if (std::ranges::find(engines, engine) == engines.end()) {
                engines.push_back(std::move(engine));
            }
        }
    }
    lines.removeDuplicates();
    m_asked->setText(told);
    m_asked->setVisible(!told.isEmpty());
    m_engines->setEngines(lines, std::move(engines));
    const bool areTwo = m_lexical->count() > 1 || m_lexical->currentText() != m_vector->currentText();
    m_prepare->setEnabled(canBeAsked && areTwo && m_suite->count() > 0 && !m_isPreparing);
}

void RetrievalAlphaPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    fillLists(); // connections come and go with the settings, and the tab Ask may say something else by now
    takeRun();
}

// Of the lists that were asked here the newest by words and the newest by vectors; else two different sets.
void RetrievalAlphaPane::proposeLists() {
    const auto& sets = m_controller.sets();
    const auto place = [&sets](bool byWords) {
        for (std::size_t i = 0; i < sets.size(); ++i) {
            const QString name = QString::fromStdString(sets[i].name);
            if (byWords ? isOfWords(name) : isOfVectors(name)) {
                return static_cast<int>(i);
            }
        }
        return -1;
    };
    const int words = place(true);
    const int vectors = place(false);
    const bool hasLists = !sets.empty(); // else the first of both are searches
    const int second = hasLists ? std::min(1, m_lexical->count() - 1) : 0;
    m_lexical->setCurrentIndex(words >= 0 ? words : vectors == 0 ? second : 0);
    const int other = m_lexical->currentIndex() == 0 ? second : 0;
    m_vector->setCurrentIndex(vectors >= 0 && vectors != m_lexical->currentIndex() ? vectors : other);
}

// The suite and the list of the run in front, once; what is chosen then stays until another run is in front.
void RetrievalAlphaPane::takeRun() {
    const RetrievalController::Run run = m_controller.run();
    if (run == nullptr || run->info.id == m_takenRun || m_isPreparing || !isVisible()) {
        return;
    }
    const QString list = QString::fromStdString(run->about.predictions);
    const int suite = m_suite->findText(QString::fromStdString(run->about.suite));
    if (suite < 0 || !isStored(list)) { // gone meanwhile
        return;
    }
    m_takenRun = run->info.id;
    const bool byVectors = isOfVectors(list) && !isOfWords(list);
    const QString beside = partnerOf(*run, !byVectors);
    m_suite->setCurrentIndex(suite);
    (byVectors ? m_vector : m_lexical)->setCurrentText(list);
    (byVectors ? m_lexical : m_vector)->setCurrentText(beside);
    if (m_prepared != nullptr && (m_prepared->material.suite != run->about.suite ||
                                  m_prepared->material.lexical != m_lexical->currentText().toStdString() ||
                                  m_prepared->material.vector != m_vector->currentText().toStdString())) {
        forget(); // what was fused is of other lists, or for another suite
    }
}

// What the list of a run is fused with: that of the run beside it, else one that was asked for with the same
// suite, else a search that is asked then, else any other list.
QString RetrievalAlphaPane::partnerOf(const evaluate::RetrievalRun& run, bool byVectors) const {
    const auto fits = [byVectors](const QString& name) {
        return byVectors ? isOfVectors(name) : isOfWords(name);
    };
    if (const auto& other = m_controller.other(); other != nullptr && other->about.suite == run.about.suite) {
        const QString name = QString::fromStdString(other->about.predictions);
        if (other->about.predictions != run.about.predictions && fits(name) && isStored(name)) {
            return name;
        }
    }
    QString any;
    QString ofKind;
    for (const workspace::AnswerSetInfo& set : m_controller.sets()) {
        const QString name = QString::fromStdString(set.name);
        if (set.name == run.about.predictions) {
            continue;
        }
        if (fits(name) && set.name.starts_with(run.about.suite + ": ")) {
            return name;
        }
        any = any.isEmpty() ? name : any;
        ofKind = ofKind.isEmpty() && fits(name) ? name : ofKind;
    }
    if (m_asking != nullptr) {
        return byVectors ? QStringLiteral("exact") : QStringLiteral("lexical");
    }
    return ofKind.isEmpty() ? any : ofKind;
}

void RetrievalAlphaPane::forget() {
    ++m_request;
    m_rest.stop();
    take(nullptr);
}

void RetrievalAlphaPane::prepare() {
    evaluate::AlphaSettings settings;
    settings.alphas.clear();
    for (int i = 0; i <= kCurvePoints; ++i) {
        settings.alphas.push_back(static_cast<double>(i) / kCurvePoints);
    }
    settings.fusion = static_cast<evaluate::AlphaFusion>(m_fusion->currentData().toInt());
    AlphaNames names{m_suite->currentText().toStdString(), m_lexical->currentText().toStdString(),
                     m_vector->currentText().toStdString()};
    for (const QComboBox* const box : {m_lexical, m_vector}) {
        if (m_asking != nullptr && !isStored(box->currentText())) {
            evaluate::AskingPlan plan =
                m_asking->form().planOf(names.suite, box->currentText().toStdString());
            names.keyAccount = m_asking->serviceKeyAccount(plan);
            plan.engines = engineSource();
            names.asked.push_back(std::move(plan));
        }
    }
    m_isPreparing = true;
    refreshAsked();
    m_controller.jobs().start<PreparedAlpha>(
        tr("Fusing two lists"),
        [workspace = m_controller.workspace(), names, settings](const std::stop_token& stop,
                                                                base::ProgressSink& progress) {
            return prepareAlpha(*workspace, names, settings, stop, progress);
        },
        this,
        [this, request = ++m_request, asked = !names.asked.empty()](const base::Result<PreparedAlpha>& made) {
            m_isPreparing = false;
            if (asked) { // its lists are stored ones now
                m_controller.reload();
            }
            fillLists();
            if (made) { // stays, whatever run has come to the front meanwhile
                m_takenRun = m_controller.run() != nullptr ? m_controller.run()->info.id : m_takenRun;
                m_lexical->setCurrentText(QString::fromStdString((*made)->material.lexical));
                m_vector->setCurrentText(QString::fromStdString((*made)->material.vector));
            }
            if (request != m_request) {
                return;
            }
            if (made) {
                take(*made);
            } else if (made.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT m_controller.failed(made.error());
            }
        });
}

void RetrievalAlphaPane::take(std::shared_ptr<const Prepared> prepared) {
    m_prepared = std::move(prepared);
    const bool isThere = m_prepared != nullptr;
    for (QWidget* const each :
         {static_cast<QWidget*>(m_slider), static_cast<QWidget*>(m_pin), static_cast<QWidget*>(m_group)}) {
        each->setEnabled(isThere);
    }
    refreshDecide();
    const QSignalBlocker quiet(m_slider);
    const QSignalBlocker quietGroup(m_group);
    m_group->clear();
    m_group->addItem(tr("all questions"), QString());
    m_against->clear();
    if (!isThere) {
        m_readout->setText(m_controller.workspace() == nullptr
                               ? EmptyState::noWorkspace()
                               : tr("Choose two lists, one by words and one by vectors, and fuse them."));
        m_curves->setBlocks({});
        m_flips->setBlocks({});
        return;
    }
    for (const evaluate::AlphaStratum& stratum : m_prepared->tuning.strata) {
        const QString value = QString::fromStdString(stratum.value);
        m_group->addItem(value, value);
    }
    showCurves();
    m_now.resize(m_prepared->engine->questions());
    m_slider->setValue(qRound(m_prepared->tuning.best.alpha * kSteps));
    m_prepared->engine->measure(alpha(), m_now);
    pin();
}

void RetrievalAlphaPane::showCurves() {
    if (m_prepared == nullptr) {
        return;
    }
    const widgets::WindowWording wording;
    const evaluate::AlphaTuning& tuning = m_prepared->tuning;
    std::vector<results::Block> blocks;
    const std::string category = m_group->currentData().toString().toStdString();
    const auto chosen = std::ranges::find_if(tuning.strata, [&](const evaluate::AlphaStratum& stratum) {
        return !category.empty() && stratum.value == category;
    });
    if (chosen != tuning.strata.end()) {
        blocks.emplace_back(results::alphaStratumChart(*chosen, {}, wording));
    }
    blocks.emplace_back(results::alphaChart(tuning, std::nullopt, {}, wording));
    blocks.emplace_back(results::alphaTable(tuning, {}, wording));
    for (plot::Chart& chart : results::alphaStrataCharts(tuning, {}, wording)) {
        blocks.emplace_back(std::move(chart));
    }
    blocks.emplace_back(results::alphaStrataTable(tuning, {}, wording));
    m_curves->setBlocks(blocks);
    markAlpha();
}

// The curves themselves are not drawn again while the slider moves.
void RetrievalAlphaPane::markAlpha() {
    widgets::PlotOverlay overlay;
    plot::ChartMark mark;
    mark.x = alpha();
    mark.label = tr("alpha %1").arg(locale().toString(alpha(), 'f', 2)).toStdString();
    mark.emphasised = true;
    overlay.marks.push_back(std::move(mark));
    for (const char* const name : {"retrieval_alpha_curves", "retrieval_alpha_curves_group"}) {
        const widgets::ChartView* const chart = m_curves->chart(QLatin1String(name));
        if (chart != nullptr && chart->plot() != nullptr) {
            chart->plot()->setOverlay(overlay);
        }
    }
}

double RetrievalAlphaPane::alpha() const {
    return static_cast<double>(m_slider->value()) / kSteps;
}

void RetrievalAlphaPane::pin() {
    if (m_prepared == nullptr) {
        return;
    }
    m_pinned = m_now;
    m_pinnedAlpha = alpha();
    move();
}

void RetrievalAlphaPane::move() {
    if (m_prepared == nullptr) {
        return;
    }
    m_prepared->engine->measure(alpha(), m_now);
    const QString category = m_group->currentData().toString();
    std::array<double, 4> sums{};
    int count = 0;
    int gained = 0;
    int lost = 0;
    for (std::size_t i = 0; i < m_now.size(); ++i) {
        if (!isAmong(m_prepared->material.questions[i], category)) {
            continue;
        }
        ++count;
        for (std::size_t m = 0; m < sums.size(); ++m) {
            sums[m] += evaluate::valueOf(m_now[i], static_cast<evaluate::AlphaMeasure>(m));
        }
        gained += isFound(m_now[i]) && !isFound(m_pinned[i]) ? 1 : 0;
        lost += isFound(m_pinned[i]) && !isFound(m_now[i]) ? 1 : 0;
    }
    const auto mean = [&](std::size_t measure) {
        return locale().toString(count > 0 ? sums[measure] / count : 0.0, 'f', 4);
    };
    m_readout->setText(tr("Alpha %1 · MRR %2 · Recall@5 %3 · Recall@10 %4 · nDCG@10 %5 · n = %6")
                           .arg(locale().toString(alpha(), 'f', 2), mean(0), mean(1), mean(2), mean(3),
                                locale().toString(count)));
    m_against->setText(tr("Against alpha %1, among the first ten: %2 gained, %3 lost")
                           .arg(locale().toString(m_pinnedAlpha, 'f', 2), locale().toString(gained),
                                locale().toString(lost)));
    markAlpha();
    m_rest.start();
}

void RetrievalAlphaPane::showFlips() {
    if (m_prepared != nullptr) {
        m_flips->setBlocks(
            {results::alphaFlipTable(m_prepared->material, m_pinned, m_now, widgets::WindowWording())});
    }
}

} // namespace assay::app

#include "moc_retrieval_alpha_pane.cpp"
