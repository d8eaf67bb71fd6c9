#include "app/pages/neighbours/setup_pane.h"

#include "app/pages/neighbours/anchor_choice.h"
#include "app/pages/neighbours/search_list_editor.h"
#include "app/pages/neighbours/test_settings_form.h"
#include "app/settings/engine_preview.h"
#include "app/settings/reference_texts.h"
#include "app/shell/empty_state.h"
#include "core/evaluate/neighbours/anchor_sampling.h"
#include "core/evaluate/neighbours/neighbour_documents.h"
#include "core/evaluate/neighbours/workspace_searches.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/neighbours/window_strip.h"
#include "widgets/results/power_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"
#include "widgets/text/whole_label.h"
#include "widgets/theme/font_measure.h"
#include "widgets/theme/tab_order.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QShowEvent>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

constexpr int kPreviewDelay = 150; // ms after the last change
constexpr qint64 kMissing = -1;    // what was wanted and is not there

QGroupBox* group(const QString& title, QWidget* content, QWidget* parent) {
    auto* box = new QGroupBox(title, parent);
    auto* layout = new QVBoxLayout(box);
    layout->addWidget(content);
    layout->addStretch(1);
    return box;
}

} // namespace

SetupPane::SetupPane(NeighbourController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_preview(new WindowPreview(controller, this)) {
    makeLayout();
    m_previewTimer.setSingleShot(true);
    m_previewTimer.setInterval(kPreviewDelay);
    connect(&m_previewTimer, &QTimer::timeout, this, &SetupPane::askPreview);
    connect(&m_controller, &NeighbourController::listsChanged, this, &SetupPane::fillCorpora);
    // Numbers of another workspace mean something else.
    connect(&m_controller, &NeighbourController::leavingWorkspace, this, [this] {
        m_filling = true;
        m_corpus->clear();
        m_vectorsOf = 0;
        m_fieldsOf = 0;
        m_anchorChoice->chooseSet(0, {});
        m_filling = false;
    });
    connect(&m_controller, &NeighbourController::workingChanged, this, [this] {
        m_run->setEnabled(problem().isEmpty());
        Q_EMIT problemChanged();
    });
    connect(m_preview, &WindowPreview::ready, this, &SetupPane::showPreview);
    connect(m_preview, &WindowPreview::failed, this, [this](const base::Error& error) {
        m_strip->clear();
        m_text->clear();
        m_place->clear();
        m_anchors = 0;
        m_previous->setEnabled(false);
        m_next->setEnabled(false);
        m_extent->setText(failureText(error));
        showPower(0); // of no anchors nothing is told
    });
    fillCorpora();
}

QString SetupPane::failureText(const base::Error& error) {
    return error.code == base::ErrorCode::InputNotUsable && error.detail == evaluate::kNoAnchor
               ? tr("No sentence of this corpus may be an anchor. Ask for shorter sections, fewer words or "
                    "more lengths, or let in what is not prose.")
               : widgets::errorText(error);
}

void SetupPane::makeLayout() {
    m_empty = new EmptyState(QStringLiteral("setupEmpty"), this);
    m_corpus = new QComboBox(this);
    m_corpus->setObjectName(QStringLiteral("corpus"));
    m_corpus->setAccessibleName(tr("Corpus"));
    m_vectors = new QComboBox(this);
    m_vectors->setObjectName(QStringLiteral("vectors"));
    m_vectors->setAccessibleName(tr("Vectors"));
    for (QComboBox* box : {m_corpus, m_vectors}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // they are filled later
        box->setMinimumContentsLength(20);
    }
    widgets::tellWholeEntry(*m_corpus);
    widgets::tellWholeEntry(
        *m_vectors,
        tr("The embedding set that searches by vector use; its model is named wherever results are"));
    m_vectorsHint = new QLabel(this);
    m_vectorsHint->setObjectName(QStringLiteral("vectorsHint"));
    m_vectorsHint->setWordWrap(true);
    m_name = new QLineEdit(this);
    m_name->setObjectName(QStringLiteral("runName"));
    m_name->setAccessibleName(tr("Name of the run"));
    widgets::setHint(*m_name, tr("Name of the run (made from corpus and vectors)"));
    m_anchorChoice = new AnchorChoice(this);
    m_power = new widgets::PowerView(this);
    m_power->setObjectName(QStringLiteral("setupPower"));
    m_test = new TestSettingsForm(this);
    m_searches = new SearchListEditor(this);
    m_engines = new EnginePreview(m_controller.jobs(), QStringLiteral("setupEngines"), this);
    auto* what = new QWidget(this);
    auto* whatForm = new QFormLayout(what);
    whatForm->setContentsMargins(0, 0, 0, 0);
    whatForm->addRow(tr("Corpus"), m_corpus);
    whatForm->addRow(tr("Vectors"), m_vectors);
    whatForm->addRow(m_vectorsHint);
    auto* left = new QVBoxLayout;
    left->addWidget(group(tr("What is tested"), what, this));
    left->addWidget(group(tr("Searches, each a row of the results"), m_searches, this));
    left->addWidget(m_engines);
    left->addStretch(1);
    auto* right = new QVBoxLayout;
    right->addWidget(group(tr("Anchors, whose neighbours are looked for"), m_anchorChoice, this));
    right->addWidget(group(tr("What these anchors can tell"), m_power, this));
    right->addWidget(group(tr("Gold and search scope"), m_test, this));
    right->addStretch(1);
    auto* forms = new QWidget(this);
    auto* formsLayout = new QHBoxLayout(forms);
    formsLayout->setContentsMargins(0, 0, 0, 0);
    formsLayout->addLayout(left, 2);
    formsLayout->addLayout(right, 3);
    auto* scroll = new QScrollArea(this);
    scroll->setObjectName(QStringLiteral("setupScroll"));
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // what it holds takes the keys
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(forms);
    widgets::keepMeasure(*scroll, [scroll] {
        scroll->setMinimumHeight(scroll->fontMetrics().height() * 9);
    }); // else the page scrolls
    m_run = new QPushButton(tr("Run the test"), this);
    m_run->setObjectName(QStringLiteral("runTest"));
    m_problem = new QLabel(this);
    m_problem->setObjectName(QStringLiteral("setupProblem"));
    m_problem->setWordWrap(true);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_name, 1);
    bottom->addWidget(m_problem, 1);
    bottom->addWidget(m_run);
    auto* content = new QWidget(this);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(scroll, 1);
    layout->addWidget(makePreview());
    layout->addLayout(bottom);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(content);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
    widgets::tabAsLaidOut(*this);
    connect(m_corpus, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling) {
            corpusChosen();
        }
    });
    connect(m_vectors, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling) {
            changed();
        }
    });
    connect(m_anchorChoice, &AnchorChoice::edited, this, [this] {
        m_anchor = 0;
        changed();
    });
    connect(m_test, &TestSettingsForm::edited, this, &SetupPane::changed);
    connect(m_searches, &SearchListEditor::edited, this, &SetupPane::changed);
    connect(m_run, &QPushButton::clicked, this, &SetupPane::runWanted);
    connect(m_anchorChoice, &AnchorChoice::keepWanted, this, &SetupPane::keepAnchors);
    connect(m_anchorChoice, &AnchorChoice::importWanted, this, &SetupPane::importAnchors);
    connect(m_anchorChoice, &AnchorChoice::exportWanted, this, &SetupPane::exportAnchors);
    connect(m_anchorChoice, &AnchorChoice::renameWanted, this,
            [this](qint64 set, const QString& name) { m_controller.renameAnchorSet(set, name); });
    connect(m_anchorChoice, &AnchorChoice::removeWanted, this, [this](qint64 set) {
        const QString name = m_anchorChoice->setName();
        m_anchorChoice->chooseSet(0, {});
        if (!m_controller.removeAnchorSet(set)) {
            m_anchorChoice->chooseSet(set, name);
        }
    });
}

QWidget* SetupPane::makePreview() {
    auto* box = new QGroupBox(tr("The window of an anchor"), this);
    m_extent = new QLabel(box);
    m_extent->setObjectName(QStringLiteral("previewExtent"));
    widgets::keepWhole(*m_extent);
    m_place = new QLabel(box);
    m_place->setObjectName(QStringLiteral("previewPlace"));
    widgets::keepWhole(*m_place);
    m_text = new QLabel(box);
    m_text->setObjectName(QStringLiteral("previewText"));
    m_text->setTextFormat(Qt::PlainText);
    widgets::keepWhole(*m_text);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_strip = new widgets::WindowStrip(box);
    m_strip->setObjectName(QStringLiteral("previewStrip"));
    const auto button = [&](const char* name, Qt::ArrowType arrow, const QString& text, std::int64_t by) {
        auto* result = new QToolButton(box);
        result->setObjectName(QLatin1String(name));
        result->setArrowType(arrow);
        result->setToolTip(text);
        result->setAccessibleName(text);
        result->setEnabled(false);
        connect(result, &QToolButton::clicked, this, [this, by] { step(by); });
        return result;
    };
    m_previous = button("previousAnchor", Qt::LeftArrow, tr("Previous anchor"), -1);
    m_next = button("nextAnchor", Qt::RightArrow, tr("Next anchor"), 1);
    auto* top = new QHBoxLayout;
    top->addWidget(m_previous);
    top->addWidget(m_next);
    top->addWidget(m_place, 1);
    auto* layout = new QVBoxLayout(box);
    layout->addWidget(m_extent);
    layout->addLayout(top);
    layout->addWidget(m_strip);
    layout->addWidget(m_text);
    connect(m_strip, &widgets::WindowStrip::positionChosen, this, [this](int position) {
        for (const widgets::StripSentence& sentence : m_strip->spec().sentences) {
            if (sentence.position == position) {
                m_text->setText(sentence.text);
            }
        }
    });
    return box;
}

base::RowId SetupPane::corpus() const {
    return m_corpus->currentData().toLongLong();
}

void SetupPane::fillCorpora() {
    const base::RowId before = m_corpus->currentData().toLongLong();
    m_filling = true;
    m_corpus->clear();
    for (const workspace::CorpusInfo& each : m_controller.corpora()) {
        m_corpus->addItem(tr("%1 (%2 sentences)")
                              .arg(QString::fromStdString(each.name), widgets::countText(each.sentences)),
                          qint64(each.id));
    }
    if (before == kMissing && !m_missingCorpus.isEmpty()) {
        m_corpus->addItem(tr("%1 — not here any more").arg(m_missingCorpus), kMissing);
    }
    m_corpus->setCurrentIndex(std::max(m_corpus->findData(qint64(before)), m_corpus->count() > 0 ? 0 : -1));
    m_filling = false;
    m_stack->setCurrentIndex(m_corpus->count() > 0 ? 1 : 0);
    m_empty->setText(
        m_corpus->count() > 0       ? QString()
        : !m_controller.workspace() ? tr("No workspace is open.\nOpen one from the menu File, or drop a file "
                                         "with sentences anywhere in the window.")
        : m_controller.isReadOnly() ? tr("This workspace holds no corpus, and it can only be read.")
                                    : tr("This workspace holds no corpus yet: the sentences among which "
                                         "neighbours are looked for.\nDrop filings, JSON lines or CSV with "
                                         "sentences here, or use File > Import."));
    m_anchorChoice->setWritable(!m_controller.isReadOnly());
    corpusChosen();
}

std::optional<workspace::CorpusReference> SetupPane::reference() const {
    return referenceOf(m_controller.corpora(), corpus());
}

void SetupPane::fillVectors(base::RowId corpusId) {
    const QVariant before =
        std::exchange(m_vectorsOf, corpusId) == corpusId ? m_vectors->currentData() : QVariant();
    // "None" was chosen only where there was something else to choose.
    const bool isChosen = before.isValid() && (before.toLongLong() != 0 || m_vectors->count() > 1);
    m_filling = true;
    m_vectors->clear();
    for (const workspace::EmbeddingSet& set : m_controller.embeddings()) {
        if (set.corpus == corpusId) {
            m_vectors->addItem(tr("%1 — %2, %3 vectors")
                                   .arg(QString::fromStdString(set.name), QString::fromStdString(set.model),
                                        widgets::countText(set.vectors)),
                               qint64(set.id));
        }
    }
    m_vectors->addItem(reference() ? tr("in the engine") : tr("none: lexical search only"), qint64(0));
    if (before.toLongLong() == kMissing && !m_missingVectors.isEmpty()) {
        m_vectors->addItem(tr("%1 — not here any more").arg(m_missingVectors), kMissing);
    }
    m_vectors->setCurrentIndex(isChosen ? std::max(m_vectors->findData(before), 0) : 0);
    m_filling = false;
}

void SetupPane::corpusChosen() {
    const base::RowId id = corpus();
    fillVectors(id);
    const bool hasSets = std::ranges::find(m_controller.embeddings(), id, &workspace::EmbeddingSet::corpus) !=
                         m_controller.embeddings().end();
    const bool hadSets = std::exchange(m_hadSets, hasSets);
    const auto there = reference();
    m_vectorsHint->setVisible(!hasSets);
    m_vectorsHint->setText(
        there ? tr("The sentences of this corpus stand in the engine “%1”, collection “%2”, and it alone can "
                   "be asked.")
                    .arg(QString::fromStdString(there->connection), QString::fromStdString(there->collection))
              : tr("This corpus has no vectors. Make LSA vectors or import some on the page "
                   "Corpus; or run a lexical search, which needs none."));
    if (there && std::ranges::none_of(m_searches->searches(), evaluate::asksEngineAlone)) {
        evaluate::SearchSpec spec;
        spec.kind = evaluate::SearchKind::Engine;
        spec.engine = there->connection;
        m_searches->setSearches({spec});
    } else if (!there && !hasSets && m_searches->searches() == evaluate::usualSearches(true)) {
        m_searches->setSearches(evaluate::usualSearches(false));
    } else if (hasSets && m_searches->searches() == evaluate::usualSearches(false) &&
               (m_fieldsOf != id || !hadSets)) { // another corpus, or its first vectors
        m_searches->setSearches(evaluate::usualSearches(true));
    }
    std::vector<workspace::AnchorSet> anchors;
    std::ranges::copy_if(m_controller.anchorSets(), std::back_inserter(anchors),
                         [id](const workspace::AnchorSet& set) { return set.corpus == id; });
    m_anchorChoice->setSets(id, std::move(anchors));
    if (m_fieldsOf != id) {
        m_fieldsOf = id;
        m_anchor = 0;
        m_preview->forget();
        readFields();
    }
    changed();
}

// The fields of the metadata, which take a scan of the corpus.
void SetupPane::readFields() {
    const base::RowId id = corpus();
    if (id <= 0 || !m_controller.workspace()) {
        return;
    }
    m_controller.jobs().startBackground<std::vector<workspace::CorpusField>>(
        tr("Reading the fields of a corpus"),
        [workspace = m_controller.workspace(), id](const std::stop_token& stop, base::ProgressSink&)
            -> base::Result<std::vector<workspace::CorpusField>> {
            auto reader = workspace->reader();
            return reader ? workspace::corpusFields(*reader, id, 1, stop) : tl::unexpected(reader.error());
        },
        this,
        [this, id](const base::Result<std::vector<workspace::CorpusField>>& fields) {
            if (!fields) {
                if (fields.error().code != base::ErrorCode::Cancelled) {
                    Q_EMIT errorRaised(widgets::errorText(fields.error()));
                }
                return;
            }
            if (id != corpus()) {
                return;
            }
            QStringList names;
            for (const workspace::CorpusField& field : *fields) {
                names << QString::fromStdString(field.name);
            }
            m_test->setFields(names);
            m_searches->setFields(names);
        });
}

void SetupPane::changed() {
    m_searches->setHasVectors(m_vectors->currentData().toLongLong() > 0 || reference().has_value());
    const QString why = problem();
    m_run->setEnabled(why.isEmpty());
    m_problem->setText(why);
    m_problem->setVisible(!why.isEmpty());
    m_previewTimer.start();
    showEstimate();
    Q_EMIT problemChanged();
    if (const QByteArray now = saveState(); now != m_edited) { // lists that are read anew change nothing
        m_edited = now;
        Q_EMIT edited();
    }
}

QString SetupPane::problem() const {
    if (corpus() == 0) {
        return tr("There is no corpus to test.");
    }
    if (m_controller.isReadOnly()) {
        return tr("This workspace can only be read.");
    }
    if (corpus() == kMissing) {
        return tr("The corpus %1 is not in this workspace any more: choose another.").arg(m_missingCorpus);
    }
    if (m_vectors->currentData().toLongLong() == kMissing) {
        return tr("The vectors %1 are not in this workspace any more: choose others.").arg(m_missingVectors);
    }
    if (const QString why = m_anchorChoice->problem(); !why.isEmpty()) {
        return why;
    }
    const auto there = reference();
    if (there && !std::ranges::all_of(m_searches->searches(), evaluate::asksEngineAlone)) {
        return tr("The sentences of this corpus stand in an engine: keep searches of “%1” only, without "
                  "windows and searches per value.")
            .arg(QString::fromStdString(there->connection));
    }
    const bool hasVectors = m_vectors->currentData().toLongLong() > 0 || there;
    if (!hasVectors && std::ranges::any_of(m_searches->searches(), evaluate::needsEmbeddings)) {
        return tr("A search needs vectors: choose some, or keep lexical searches only.");
    }
    if (m_controller.isWorking()) {
        return tr("A test is at work.");
    }
    return m_test->problem();
}

evaluate::NeighbourRunPlan SetupPane::plan() const {
    evaluate::NeighbourRunPlan plan;
    plan.name = m_name->text().trimmed().toStdString();
    plan.corpus = corpus();
    plan.embeddings = m_vectors->currentData().toLongLong();
    plan.anchorSet = m_anchorChoice->set();
    plan.sampling = m_anchorChoice->sampling();
    plan.searches = m_searches->searches();
    plan.settings = m_test->settings();
    return plan;
}

void SetupPane::takeSettings(const evaluate::NeighbourRunSettings& settings) {
    // Never something else in silence.
    const auto choose = [this](QComboBox& box, base::RowId id, const std::string& name, QString& missing) {
        int place = box.findData(qint64(id));
        if (place < 0) {
            missing = QString::fromStdString(name);
            place = box.findData(kMissing);
            const QString text = tr("%1 — not here any more").arg(missing);
            if (place < 0) {
                box.addItem(text, kMissing);
                place = box.count() - 1;
            }
            box.setItemText(place, text);
        }
        box.setCurrentIndex(place);
    };
    choose(*m_corpus, settings.corpusId, settings.corpus, m_missingCorpus);
    m_stack->setCurrentIndex(1);
    m_test->setSettings(settings.test);
    if (!settings.isOutside) { // else its searches are not ours
        m_searches->setSearches(settings.searches);
    }
    choose(*m_vectors, settings.embeddingsId, settings.embeddings, m_missingVectors);
    m_anchorChoice->setSampling(settings.sampling);
    m_anchorChoice->chooseSet(settings.anchorSetId, QString::fromStdString(settings.anchorSet));
    m_anchor = 0;
    changed();
}

void SetupPane::focusContent() {
    if (m_corpus->count() > 0) {
        m_corpus->setFocus();
    } else {
        m_empty->setFocus();
    }
}

void SetupPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_previewTimer.start();
}

} // namespace assay::app

#include "moc_setup_pane.cpp"
