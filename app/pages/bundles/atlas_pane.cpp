#include "app/pages/bundles/atlas_pane.h"

#include "core/curation/question_drafting.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/number_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

using evaluate::MiningCue;

QLabel* labelOf(const QString& text, QWidget& buddy, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setBuddy(&buddy);
    return label;
}

} // namespace

QString topicName(const ShownAtlas& shown, std::size_t bit) {
    if (bit == static_cast<std::size_t>(MiningCue::Definition)) {
        return QStringLiteral("definitions");
    }
    if (bit == static_cast<std::size_t>(MiningCue::Verification)) {
        return QStringLiteral("verifications");
    }
    return QString::fromStdString(shown.tagger.labels()[bit]);
}

AtlasModel::AtlasModel(const MiningController& controller, QObject* parent)
    : QAbstractTableModel(parent)
    , m_controller(controller) {}

int AtlasModel::rowCount(const QModelIndex& parent) const {
    const ShownAtlas* const shown = m_controller.atlas();
    if (parent.isValid() || shown == nullptr) {
        return 0;
    }
    return static_cast<int>(m_topic < 0 ? shown->atlas.topics.size() : shown->atlas.companies.size());
}

int AtlasModel::columnCount(const QModelIndex& parent) const {
    const ShownAtlas* const shown = m_controller.atlas();
    return parent.isValid() || shown == nullptr ? 0 : static_cast<int>(shown->atlas.years.size()) + 2;
}

QString AtlasModel::rowName(int row) const {
    const ShownAtlas& shown = *m_controller.atlas();
    const auto place = static_cast<std::size_t>(row);
    return m_topic < 0 ? topicName(shown, shown.atlas.topics[place])
                       : QString::fromStdString(shown.atlas.companies[place].name);
}

// The last column is that of all years.
AtlasModel::Cell AtlasModel::cellAt(int row, int column) const {
    const ShownAtlas& shown = *m_controller.atlas();
    const std::size_t years = shown.atlas.years.size();
    const auto topic = static_cast<std::size_t>(m_topic < 0 ? row : m_topic);
    const int company = m_topic < 0 ? m_company : row;
    Cell cell;
    for (std::size_t year = 0; year < years; ++year) {
        if (column <= static_cast<int>(years) && static_cast<int>(year) + 1 != column) {
            continue;
        }
        for (std::size_t each = 0; each < shown.atlas.companies.size(); ++each) {
            if (company >= 0 && static_cast<int>(each) != company) {
                continue;
            }
            const evaluate::AtlasCell& counts = shown.atlas.at(topic, year, each);
            cell.counts.sentences += counts.sentences;
            cell.counts.usable += counts.usable;
            cell.counts.connectors += counts.connectors;
            if (!shown.questions.empty()) {
                cell.questions +=
                    shown.questions[(topic * years + year) * shown.atlas.companies.size() + each];
            }
        }
    }
    return cell;
}

QVariant AtlasModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || m_controller.atlas() == nullptr) {
        return {};
    }
    if (index.column() == 0) {
        return role == Qt::DisplayRole ? QVariant(rowName(index.row())) : QVariant();
    }
    if (role == Qt::TextAlignmentRole) {
        return int(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole) {
        return {};
    }
    const Cell cell = cellAt(index.row(), index.column());
    if (role == Qt::DisplayRole) {
        if (cell.counts.sentences == 0) {
            return QString();
        }
        const QString count = widgets::countText(cell.counts.sentences);
        return cell.questions == 0
                   ? count
                   : tr("%1 (%2)", "sentences (questions)").arg(count, widgets::countText(cell.questions));
    }
    const QString sentences = tr("%n sentence(s)", nullptr, static_cast<int>(cell.counts.sentences));
    const QString usable =
        tr("%1 usable for a question, %2 with a causal connector")
            .arg(widgets::countText(cell.counts.usable), widgets::countText(cell.counts.connectors));
    const QString questions =
        tr("%n question(s) with one of them as evidence", nullptr, static_cast<int>(cell.questions));
    return QStringLiteral("%1: %2, %3").arg(sentences, usable, questions);
}

QVariant AtlasModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const ShownAtlas* const shown = m_controller.atlas();
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || shown == nullptr) {
        return {};
    }
    if (section == 0) {
        return m_topic < 0 ? tr("Topic") : tr("Company");
    }
    const auto year = static_cast<std::size_t>(section) - 1;
    if (year >= shown->atlas.years.size()) {
        return tr("All years");
    }
    const auto& named = shown->atlas.years[year];
    return named ? QString::number(*named) : tr("No year");
}

void AtlasModel::show(int topic, int company) {
    beginResetModel();
    m_topic = topic;
    m_company = company;
    endResetModel();
}

evaluate::AtlasChoice AtlasModel::choiceAt(const QModelIndex& index) const {
    evaluate::AtlasChoice choice;
    const ShownAtlas* const shown = m_controller.atlas();
    if (shown == nullptr || !index.isValid()) {
        return choice;
    }
    const auto row = static_cast<std::size_t>(index.row());
    choice.topic = shown->atlas.topics[m_topic < 0 ? row : static_cast<std::size_t>(m_topic)];
    if (m_topic >= 0) {
        choice.company = row;
    } else if (m_company >= 0) {
        choice.company = static_cast<std::size_t>(m_company);
    }
    if (index.column() > 0 && index.column() <= static_cast<int>(shown->atlas.years.size())) {
        choice.year = shown->atlas.years[static_cast<std::size_t>(index.column()) - 1];
    }
    return choice;
}

MinedSentencesModel::MinedSentencesModel(QObject* parent)
    : RowTable(parent) {
    setColumns({{.key = Company,
                 .title = tr("Company"),
                 .width = 18,
                 .text = [](const MinedSentence& row) { return row.sentence.company; }},
                {.key = Year,
                 .title = tr("Year"),
                 .width = 6,
                 .alignment = widgets::kNumberAlignment,
                 .text = [](const MinedSentence& row) { return row.sentence.year; }},
                {.key = Section,
                 .title = tr("Section"),
                 .width = 9,
                 .text = [](const MinedSentence& row) { return row.sentence.section; }},
                {.key = Cues,
                 .title = tr("Cues"),
                 .definition = tr("Words of risk in the sentence: two are enough to draft from"),
                 .width = 6,
                 .alignment = widgets::kNumberAlignment,
                 .text = &MinedSentence::riskCues},
                {.key = Text,
                 .title = tr("Sentence"),
                 .width = 80,
                 .text = [](const MinedSentence& row) { return row.sentence.text; }},
                {.key = Id, .title = tr("Sentence id"), .width = 34, .text = [](const MinedSentence& row) {
                     return row.sentence.sentenceId;
                 }}});
    setKey([](const MinedSentence& row) { return static_cast<qlonglong>(row.row); });
    setSortable();
}

AtlasPane::AtlasPane(MiningController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("atlasPane"));
    makeChoices();
    makeTables();
    connect(&m_controller, &MiningController::namesChanged, this, &AtlasPane::fillNames);
    connect(&m_controller, &MiningController::busyChanged, this, &AtlasPane::refresh);
    connect(&m_controller, &MiningController::atlasChanged, this, &AtlasPane::takeAtlas);
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
    m_topic = combo("atlasTopic", tr("Topic"));
    m_company = combo("atlasCompany", tr("Company"));
    m_read = new QPushButton(tr("Read"), this);
    m_read->setObjectName(QStringLiteral("atlasRead"));
    m_read->setToolTip(tr("Reads the corpus once, by the patterns of the workspace"));
    m_state = new QLabel(this);
    m_state->setObjectName(QStringLiteral("atlasState"));
    m_state->setWordWrap(true);
    connect(m_read, &QPushButton::clicked, this, [this] {
        m_controller.readAtlas(m_corpus->currentData().toLongLong(), m_suite->currentData().toString());
    });
    connect(m_topic, &QComboBox::activated, this, &AtlasPane::showChoice);
    connect(m_company, &QComboBox::activated, this, &AtlasPane::showChoice);
}

void AtlasPane::makeTables() {
    m_atlas = new AtlasModel(m_controller, this);
    m_sentences = new MinedSentencesModel(this);
    m_matrix = new widgets::DataTableView(this);
    m_matrix->setObjectName(QStringLiteral("atlasMatrix"));
    m_matrix->setAccessibleName(tr("Sentences by topic and year"));
    m_matrix->setModel(m_atlas);
    m_matrix->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_matrix->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list = new widgets::DataTableView(this);
    m_list->setObjectName(QStringLiteral("atlasSentences"));
    m_list->setAccessibleName(tr("Sentences of the chosen cell"));
    m_list->setSettingsKey(QStringLiteral("bundles/atlasSentences"));
    m_list->setModel(m_sentences);
    connect(m_matrix->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &AtlasPane::showSentences);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &AtlasPane::fillCategories);
    connect(m_list, &widgets::DataTableView::rowActivated, this, [this](int row) {
        if (const MinedSentence* one = m_sentences->at(row)) {
            Q_EMIT corpusRequested(QString::fromStdString(one->sentence.sentenceId));
        }
    });

    m_category = new QComboBox(this);
    m_category->setObjectName(QStringLiteral("draftCategory"));
    m_category->setAccessibleName(tr("Category of the draft"));
    m_draftSuite = new QLineEdit(this);
    m_draftSuite->setObjectName(QStringLiteral("draftSuiteOfAtlas"));
    m_draftSuite->setAccessibleName(tr("Suite of the draft"));
    m_draftSuite->setText(tr("Drafts"));
    m_draft = new QPushButton(tr("Draft from the selection"), this);
    m_draft->setObjectName(QStringLiteral("draftFromAtlas"));
    connect(m_draft, &QPushButton::clicked, this, &AtlasPane::draft);
    connect(m_draftSuite, &QLineEdit::textChanged, this, &AtlasPane::refresh);

    auto* choices = new QHBoxLayout;
    for (auto [text, box] : {std::pair<QString, QComboBox*>(tr("Corpus:"), m_corpus),
                             std::pair<QString, QComboBox*>(tr("Questions of:"), m_suite)}) {
        choices->addWidget(labelOf(text, *box, this));
        choices->addWidget(box);
    }
    choices->addWidget(m_read);
    choices->addSpacing(12);
    choices->addWidget(m_topic);
    choices->addWidget(m_company);
    choices->addStretch(1);
    auto* drafts = new QHBoxLayout;
    drafts->addWidget(m_state, 1);
    drafts->addWidget(labelOf(tr("Category:"), *m_category, this));
    drafts->addWidget(m_category);
    drafts->addWidget(labelOf(tr("Suite:"), *m_draftSuite, this));
    drafts->addWidget(m_draftSuite);
    drafts->addWidget(m_draft);
    m_split = new QSplitter(Qt::Vertical, this);
    m_split->addWidget(m_matrix);
    m_split->addWidget(m_list);
    m_split->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(choices);
    layout->addWidget(m_split, 1);
    layout->addLayout(drafts);
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
    if (const ShownAtlas* shown = m_controller.atlas()) {
        for (const std::size_t bit : shown->atlas.topics) {
            m_topic->addItem(topicName(*shown, bit));
        }
        for (const evaluate::MinedCompany& company : shown->atlas.companies) {
            m_company->addItem(QString::fromStdString(company.name));
        }
    }
    showChoice();
}

void AtlasPane::showChoice() {
    m_atlas->show(m_topic->currentIndex() - 1, m_company->currentIndex() - 1);
    m_company->setEnabled(m_topic->currentIndex() <= 0); // rows are the companies then
    showSentences();
}

void AtlasPane::showSentences() {
    const QModelIndex index = m_matrix->currentIndex();
    m_sentences->setSentences(index.isValid()
                                  ? m_controller.sentencesOf(m_atlas->choiceAt(index), kMostSentences)
                                  : std::vector<MinedSentence>());
    fillCategories();
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

void AtlasPane::fillCategories() {
    const QString before = m_category->currentData().toString();
    m_category->clear();
    const std::string categories = curation::categoriesOf(selectedBundle());
    for (const char category : categories) {
        m_category->addItem(QString(QLatin1Char(category)), QString(QLatin1Char(category)));
    }
    m_category->setCurrentIndex(std::max(0, m_category->findData(before)));
    refresh();
}

void AtlasPane::refresh() {
    const ShownAtlas* const shown = m_controller.atlas();
    m_read->setEnabled(m_corpus->count() > 0 && !m_controller.isBusy());
    m_draft->setEnabled(m_category->count() > 0 && !m_draftSuite->text().trimmed().isEmpty());
    if (m_controller.isBusy()) {
        m_state->setText(tr("Reading the corpus…"));
    } else if (m_corpus->count() == 0) {
        m_state->setText(tr("The workspace holds no corpus yet: import sentences or filings."));
    } else if (shown == nullptr) {
        m_state->setText(tr("Choose a corpus and read it."));
    } else if (m_sentences->rowCount() == 0) {
        m_state->setText(
            tr("%1 of %2 sentences have a tag. Choose a cell to see its sentences.")
                .arg(widgets::countText(static_cast<std::int64_t>(shown->tagged.sentences.size())),
                     widgets::countText(shown->tagged.read)));
    } else {
        m_state->setText(tr("%n sentence(s) shown. Select some to draft a question from them.", nullptr,
                            m_sentences->rowCount()));
    }
}

void AtlasPane::draft() {
    const QString category = m_category->currentData().toString();
    if (category.isEmpty()) {
        return;
    }
    const base::RowId id =
        m_controller.draft(selectedBundle(), category.front().toLatin1(), m_draftSuite->text());
    if (id != 0) {
        Q_EMIT questionDrafted(id);
    }
}

QByteArray AtlasPane::saveState() const {
    return m_split->saveState();
}

void AtlasPane::restoreState(const QByteArray& state) {
    m_split->restoreState(state);
}

} // namespace assay::app

#include "moc_atlas_pane.cpp"
