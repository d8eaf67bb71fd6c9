#include "widgets/mining/atlas_pane.h"

#include "widgets/mining/draft_offer_text.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/hinted_view.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/flow_layout.h"

#include <QComboBox>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::widgets {
namespace {

constexpr std::size_t kAbsentOfCompany = 2; // years that are offered of each company
constexpr std::size_t kMostAbsent = 12;

QLabel* labelOf(const QString& text, QWidget& buddy, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setBuddy(&buddy);
    return label;
}

QPushButton* buttonOf(const char* name, const QString& text, const QString& tip, QWidget* parent) {
    auto* button = new QPushButton(text, parent);
    button->setObjectName(QString::fromLatin1(name));
    button->setToolTip(tip);
    button->setAutoDefault(false);
    return button;
}

} // namespace

AtlasPane::AtlasPane(MiningController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("atlasPane"));
    makeChoices();
    makeTables();
    makeDrafting();
    layOut();
    connect(&m_controller, &MiningController::namesChanged, this, &AtlasPane::fillNames);
    connect(&m_controller, &MiningController::busyChanged, this, &AtlasPane::refresh);
    connect(&m_controller, &MiningController::atlasChanged, this, &AtlasPane::takeAtlas);
    connect(&m_controller, &MiningController::patternsChanged, this, &AtlasPane::refresh);
    fillNames();
    takeAtlas();
}

void AtlasPane::makeChoices() {
    const auto combo = [this](const char* name, const QString& accessible) {
        auto* box = new QComboBox(this);
        box->setObjectName(QString::fromLatin1(name));
        box->setAccessibleName(accessible);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
        return box;
    };
    m_corpus = combo("atlasCorpus", tr("Corpus"));
    m_suite = combo("atlasSuite", tr("Suite whose questions are counted"));
    m_read = buttonOf(
        "atlasRead", tr("Read"),
        tr("Reads the corpus once, by the patterns of the workspace (Return in the boxes before)"), this);
    m_topic = combo("atlasTopic", tr("Topic")); // Tab goes in the order in which they stand
    m_company = combo("atlasCompany", tr("Company"));
    m_gap =
        buttonOf("atlasGap", tr("Next gap"),
                 tr("Goes to the next cell with usable sentences and no question of the suite (G)"), this);
    m_state = new QLabel(this);
    m_state->setObjectName(QStringLiteral("atlasState"));
    m_state->setWordWrap(true);
    connect(m_read, &QPushButton::clicked, this, &AtlasPane::read);
    connect(m_gap, &QPushButton::clicked, this, &AtlasPane::goToGap);
    connect(m_topic, &QComboBox::activated, this, &AtlasPane::showChoice);
    connect(m_company, &QComboBox::activated, this, &AtlasPane::showChoice);
}

void AtlasPane::read() {
    const QWidget* const focus = window()->focusWidget();
    m_leadsToMatrix = focus == m_read || focus == m_corpus || focus == m_suite;
    m_controller.readAtlas(chosenCorpus(), m_suite->currentData().toString());
}

// The boxes before Read have no use for it.
void AtlasPane::keyPressEvent(QKeyEvent* event) {
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && (m_corpus->hasFocus() || m_suite->hasFocus()) && m_read->isEnabled()) {
        read();
        return;
    }
    QWidget::keyPressEvent(event);
}

void AtlasPane::makeTables() {
    m_atlas = new AtlasModel(m_controller, this);
    m_sentences = new MinedSentencesModel(this);
    m_matrix = new DataTableView(this);
    m_matrix->setObjectName(QStringLiteral("atlasMatrix"));
    m_matrix->setAccessibleName(tr("Sentences by topic and year"));
    m_matrix->setModel(m_atlas);
    m_matrix->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_matrix->setSelectionMode(QAbstractItemView::SingleSelection);
    m_matrixBox = new HintedView(*m_matrix, this);
    m_list = new DataTableView(this);
    m_list->setObjectName(QStringLiteral("atlasSentences"));
    m_list->setAccessibleName(tr("Sentences of the chosen cell"));
    m_list->setSettingsKey(QStringLiteral("bundles/atlasSentences"));
    m_list->setModel(m_sentences);
    m_listBox = new HintedView(*m_list, this);
    connect(m_matrix->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &AtlasPane::showSentences);
    connect(m_matrix, &DataTableView::rowActivated, this, [this] { m_list->setFocus(Qt::TabFocusReason); });
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &AtlasPane::fillOffers);
    connect(m_list, &DataTableView::rowActivated, this, [this](int row) {
        if (const MinedSentence* one = m_sentences->at(row)) {
            Q_EMIT corpusRequested(QString::fromStdString(one->sentence.sentenceId));
        }
    });
    const auto onKey = [](QWidget* view, Qt::Key key, AtlasPane* pane, void (AtlasPane::*work)()) {
        auto* shortcut = new QShortcut(QKeySequence(key), view);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, pane, work);
    };
    onKey(m_matrix, Qt::Key_G, this, &AtlasPane::goToGap);
    onKey(m_list, Qt::Key_G, this, &AtlasPane::goToGap);
    onKey(m_list, Qt::Key_D, this, &AtlasPane::draft);
    onKey(m_list, Qt::Key_B, this, &AtlasPane::keepAsBundle);
}

void AtlasPane::makeDrafting() {
    m_category = new QComboBox(this);
    m_category->setObjectName(QStringLiteral("draftCategory"));
    m_category->setAccessibleName(tr("Category of the draft"));
    m_category->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_category->setMinimumContentsLength(20);
    m_draftSuite = new QLineEdit(this);
    m_draftSuite->setObjectName(QStringLiteral("draftSuiteOfAtlas"));
    m_draftSuite->setAccessibleName(tr("Suite of the draft"));
    m_draftSuite->setText(tr("Drafts"));
    m_draft =
        buttonOf("draftFromAtlas", tr("Draft from the selection"),
                 tr("Makes a question of the category with all that follows from its evidence; its text "
                    "and answer stay empty (D in the sentences)"),
                 this);
    m_bundleSet = new QLineEdit(this);
    m_bundleSet->setObjectName(QStringLiteral("bundleSetOfAtlas"));
    m_bundleSet->setAccessibleName(tr("Set of the bundle"));
    m_bundleSet->setText(tr("Selections"));
    m_bundle =
        buttonOf("bundleFromAtlas", tr("Keep as a bundle"),
                 tr("Puts the selected sentences into the set of bundles of that name, which is made if "
                    "there is none (B in the sentences)"),
                 this);
    connect(m_draft, &QPushButton::clicked, this, &AtlasPane::draft);
    connect(m_bundle, &QPushButton::clicked, this, &AtlasPane::keepAsBundle);
    connect(m_draftSuite, &QLineEdit::textChanged, this, &AtlasPane::refresh);
    connect(m_draftSuite, &QLineEdit::editingFinished, this, &AtlasPane::fillOffers); // another target mix
    connect(m_bundleSet, &QLineEdit::textChanged, this, &AtlasPane::refresh);
}

void AtlasPane::layOut() {
    const auto row = [this] {
        auto* bar = new QWidget(this);
        auto* made = new FlowLayout(bar);
        made->setContentsMargins(0, 0, 0, 0);
        return std::pair(bar, made);
    };
    const auto [choices, chosen] = row();
    m_corpusLabel = labelOf(tr("Corpus:"), *m_corpus, this);
    chosen->addTogether({m_corpusLabel, m_corpus});
    chosen->addTogether({labelOf(tr("Questions of:"), *m_suite, this), m_suite});
    chosen->addWidget(m_read);
    chosen->addTogether({m_topic, m_company, m_gap});
    const auto [drafts, drafting] = row();
    drafting->addTogether({labelOf(tr("Category:"), *m_category, this), m_category});
    drafting->addTogether({labelOf(tr("Suite:"), *m_draftSuite, this), m_draftSuite});
    drafting->addWidget(m_draft);
    drafting->addTogether({labelOf(tr("Set:"), *m_bundleSet, this), m_bundleSet});
    drafting->addWidget(m_bundle);
    m_split = new QSplitter(Qt::Vertical, this);
    m_split->addWidget(m_matrixBox);
    m_split->addWidget(m_listBox);
    m_split->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(choices);
    layout->addWidget(m_split, 1);
    layout->addWidget(m_state);
    layout->addWidget(drafts);
}

void AtlasPane::setCorpus(base::RowId corpus) {
    m_fixed = corpus;
    m_corpus->hide();
    m_corpusLabel->hide();
    takeAtlas();
}

base::RowId AtlasPane::chosenCorpus() const {
    return m_fixed ? *m_fixed : m_corpus->currentData().toLongLong();
}

// What was read of another corpus is not shown under the one in front.
bool AtlasPane::isOfCorpus() const {
    const ShownAtlas* const shown = m_controller.atlas();
    return shown != nullptr && (!m_fixed || shown->tagged.corpus.id == *m_fixed);
}

void AtlasPane::fillNames() {
    const auto refill = [](QComboBox* box, const std::vector<std::pair<QString, QVariant>>& entries) {
        const QString before = box->currentText();
        box->clear();
        for (const auto& [text, kept] : entries) {
            box->addItem(text, kept);
        }
        box->setCurrentIndex(std::max(0, box->findText(before)));
    };
    std::vector<std::pair<QString, QVariant>> corpora;
    for (const workspace::CorpusInfo& corpus : m_controller.corpora()) {
        corpora.emplace_back(QString::fromStdString(corpus.name), static_cast<qlonglong>(corpus.id));
    }
    refill(m_corpus, corpora);
    std::vector<std::pair<QString, QVariant>> suites{{tr("No suite"), QString()}};
    for (const workspace::SuiteInfo& suite : m_controller.suites()) {
        const QString name = QString::fromStdString(suite.name);
        suites.emplace_back(name, name);
    }
    refill(m_suite, suites);
    refresh();
}

void AtlasPane::takeAtlas() {
    m_topic->clear();
    m_company->clear();
    m_topic->addItem(tr("All topics"));
    m_company->addItem(tr("All companies"));
    if (isOfCorpus()) {
        const ShownAtlas& shown = *m_controller.atlas();
        for (const std::size_t bit : shown.atlas.topics) {
            m_topic->addItem(topicTitle(shown, bit));
        }
        for (const evaluate::MinedCompany& company : shown.atlas.companies) {
            m_company->addItem(QString::fromStdString(company.name));
        }
    }
    showChoice();
    // Whoever has read with the keyboard goes on where its keys are; a button at work had to let it go.
    if (std::exchange(m_leadsToMatrix, false) && isOfCorpus() && isAncestorOf(window()->focusWidget())) {
        m_matrix->setFocus(Qt::OtherFocusReason);
    }
}

void AtlasPane::showChoice() {
    m_atlas->show(m_topic->currentIndex() - 1, m_company->currentIndex() - 1);
    m_company->setEnabled(m_topic->currentIndex() <= 0); // rows are the companies then
    showSentences();
}

void AtlasPane::showSentences() {
    const QModelIndex index = m_matrix->currentIndex();
    const bool hasCell = index.isValid() && isOfCorpus();
    m_ofCell = hasCell ? m_atlas->sentencesAt(index) : 0;
    m_sentences->setSentences(hasCell ? m_controller.sentencesOf(m_atlas->choiceAt(index), kMostSentences)
                                      : std::vector<MinedSentence>());
    fillOffers();
}

void AtlasPane::goToGap() {
    const QModelIndex gap = m_atlas->nextGap(m_matrix->currentIndex());
    if (gap.isValid()) {
        m_matrix->setCurrentIndex(gap);
        m_matrix->scrollTo(gap);
    }
}

model::Bundle AtlasPane::selectedBundle() const {
    std::vector<MinedSentence> chosen;
    const QList<int> rows = m_list->selectedRowNumbers();
    for (const int row : rows) {
        if (const MinedSentence* one = m_sentences->at(row)) {
            chosen.push_back(*one);
        }
    }
    const ShownAtlas* const shown = m_controller.atlas();
    const auto topic = m_atlas->choiceAt(m_matrix->currentIndex()).topic;
    if (shown == nullptr || !topic) {
        return {};
    }
    return bundleOfSentences(chosen, topicName(*shown, *topic).toStdString(),
                             (evaluate::bitOf(*topic) & shown->tagger.riskBits()) != 0);
}

// Companies and years of which the corpus holds nothing: of the chosen company, else of all.
std::vector<AtlasPane::Offer> AtlasPane::absentOffers() const {
    std::vector<Offer> offers;
    if (!isOfCorpus()) {
        return offers;
    }
    const ShownAtlas& shown = *m_controller.atlas();
    const auto company = m_atlas->choiceAt(m_matrix->currentIndex()).company;
    for (const curation::AbsentFiling& filing :
         curation::absentFilings(shown.tagged.slices, kAbsentOfCompany)) {
        const bool isChosen = !company || (shown.atlas.companies[*company].cik == filing.cik &&
                                           shown.atlas.companies[*company].name == filing.company);
        if (isChosen && offers.size() < kMostAbsent) {
            offers.push_back({{.category = 'J'}, filing});
        }
    }
    return offers;
}

void AtlasPane::fillOffers() {
    const QString before = m_category->currentData().toString();
    const std::vector<curation::WantedCategory> wanted = m_controller.wanted(m_draftSuite->text());
    m_offers.clear();
    const model::Bundle bundle = selectedBundle();
    const std::vector<curation::DraftOffer> offers = curation::draftOffers(bundle, wanted);
    QStringList texts = draftOfferTexts(offers, bundle);
    for (const curation::DraftOffer& offer : offers) {
        m_offers.push_back({offer});
    }
    if (m_offers.empty()) { // nothing is selected: what the corpus cannot answer
        const auto negative = std::ranges::find(wanted, 'J', &curation::WantedCategory::category);
        m_offers = absentOffers();
        for (Offer& offer : m_offers) {
            offer.draft.wanted = negative == wanted.end() ? 0 : negative->missing;
            texts += absentOfferText(*offer.absent, offer.draft.wanted);
        }
    }
    m_category->clear();
    for (const Offer& offer : m_offers) {
        const QString key = offer.absent
                                ? QStringLiteral("J %1 %2").arg(QString::fromStdString(offer.absent->company),
                                                                QString::number(offer.absent->year))
                                : QString::fromStdString(offer.draft.key());
        m_category->addItem(texts[m_category->count()], key);
    }
    m_category->setCurrentIndex(m_offers.empty() ? -1 : std::max(0, m_category->findData(before)));
    refresh();
}

QString AtlasPane::matrixHint() const {
    if (isOfCorpus() && !m_controller.atlas()->tagged.sentences.empty()) {
        return {};
    }
    if (m_controller.isBusy()) {
        return tr("Reading the corpus…");
    }
    if (!m_controller.hasWorkspace()) {
        return tr("No workspace is open.");
    }
    if (!m_fixed && m_corpus->count() == 0) {
        return tr("The workspace holds no corpus yet.\nImport sentences or filings, then read them here.");
    }
    if (isOfCorpus()) {
        return tr("The patterns find nothing in this corpus.\nLook at them in the tab Patterns of the page "
                  "Bundles: they name the sections that are read and what is looked for.");
    }
    return tr("Press Read: every sentence is looked at once by the patterns of the workspace.\nWith a suite, "
              "the cells also say how many of its questions have their evidence there.");
}

QString AtlasPane::sentencesHint() const {
    if (m_sentences->rowCount() > 0) {
        return {};
    }
    if (!isOfCorpus()) {
        return tr("The sentences of a cell stand here.");
    }
    if (!m_matrix->currentIndex().isValid()) {
        return tr("Choose a cell above to see its sentences.");
    }
    return tr(
        "No sentence of this topic, year and company.\nChoose another cell, or draft a question that the "
        "corpus cannot answer (category J).");
}

QString AtlasPane::stateText() const {
    if (m_controller.isBusy()) {
        return tr("Reading the corpus…");
    }
    if (!m_controller.hasWorkspace()) {
        return {};
    }
    if (!m_fixed && m_corpus->count() == 0) {
        return tr("The workspace holds no corpus yet: import sentences or filings.");
    }
    if (!isOfCorpus()) {
        return m_fixed ? tr("Press Read to see what the corpus speaks of.")
                       : tr("Choose a corpus and read it.");
    }
    if (m_sentences->rowCount() == 0) {
        const ShownAtlas& shown = *m_controller.atlas();
        const QString tagged = tr("%1 of %2 sentences have a tag. Choose a cell to see its sentences.")
                                   .arg(countText(static_cast<std::int64_t>(shown.tagged.sentences.size())),
                                        countText(shown.tagged.read));
        return shown.suite.empty() ? tagged
                                   : tagged + QLatin1Char(' ') +
                                         tr("%n cell(s) with usable sentences have no question of %1.",
                                            nullptr, m_atlas->gaps())
                                             .arg(QString::fromStdString(shown.suite));
    }
    const QString shown = tr("%n sentence(s) shown. Select some to draft a question from them.", nullptr,
                             m_sentences->rowCount());
    return m_ofCell > m_sentences->rowCount()
               ? shown + QLatin1Char(' ') + tr("The cell holds %1.").arg(countText(m_ofCell))
               : shown;
}

void AtlasPane::refresh() {
    const bool hasSelection = !m_offers.empty() && !m_offers.front().absent;
    m_read->setEnabled(chosenCorpus() != 0 && !m_controller.isBusy());
    m_gap->setEnabled(m_atlas->gaps() > 0);
    m_draft->setEnabled(m_category->count() > 0 && !m_draftSuite->text().trimmed().isEmpty());
    m_bundle->setEnabled(hasSelection && !m_bundleSet->text().trimmed().isEmpty());
    m_matrixBox->setHint(matrixHint());
    m_listBox->setHint(sentencesHint());
    const bool isOutdated = isOfCorpus() && !m_controller.isBusy() && m_controller.isAtlasOutdated();
    m_state->setText(
        (isOutdated
             ? tr("⚠ The patterns are others now than those that this was read by: press Read again.") +
                   QLatin1Char(' ')
             : QString()) +
        stateText());
}

void AtlasPane::draft() {
    const auto chosen = static_cast<std::size_t>(m_category->currentIndex());
    if (!m_draft->isEnabled() || chosen >= m_offers.size() ||
        !m_controller.edits().begin([this] { draft(); }, m_draft->text())) {
        return;
    }
    const Offer offer = m_offers[chosen];
    const ShownAtlas* const shown = m_controller.atlas();
    const auto topic = m_atlas->choiceAt(m_matrix->currentIndex()).topic;
    const base::RowId id =
        offer.absent ? m_controller.draftNoAnswer(*offer.absent,
                                                  topic && shown ? topicName(*shown, *topic) : QString(),
                                                  m_draftSuite->text())
                     : m_controller.draft(selectedBundle(), offer.draft, m_draftSuite->text());
    if (id != 0) {
        Q_EMIT questionDrafted(id);
    }
}

void AtlasPane::keepAsBundle() {
    if (!m_bundle->isEnabled() || !m_controller.edits().begin([this] { keepAsBundle(); }, m_bundle->text())) {
        return;
    }
    const QString set = m_bundleSet->text().trimmed();
    if (m_controller.keepBundle(selectedBundle(), set) != 0) {
        Q_EMIT noticed(tr("Kept as a bundle of %1.").arg(set));
    }
}

QByteArray AtlasPane::saveState() const {
    return m_split->saveState();
}

void AtlasPane::restoreState(const QByteArray& state) {
    m_split->restoreState(state);
}

} // namespace assay::widgets

#include "moc_atlas_pane.cpp"
