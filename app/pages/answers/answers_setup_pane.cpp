#include "app/pages/answers/answers_setup_pane.h"

#include "app/pages/answers/answers_controller.h"
#include "app/shell/empty_state.h"
#include "core/results/answers/answer_words.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/font_measure.h"
#include "widgets/theme/tab_order.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDataStream>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QIODevice>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSpinBox>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>

namespace assay::app {
namespace {

constexpr quint32 kAnswersSetupVersion = 1;

QString fieldsText(const std::vector<std::string>& fields) {
    QStringList list;
    for (const std::string& field : fields) {
        list += QString::fromStdString(field);
    }
    return list.join(QStringLiteral(", "));
}

QString rubricText(const evaluate::Rubric& rubric) {
    return AnswersSetupPane::tr("%1, version %2")
        .arg(widgets::windowText(results::rubricTitle, rubric.title, rubric.name))
        .arg(rubric.version);
}

// Names come from data and may be long: the box gives way and says the whole entry on hover.
QComboBox* entryBox(const char* name, const QString& title, QWidget* parent) {
    auto* box = new QComboBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(title);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(18);
    widgets::tellWholeEntry(*box);
    return box;
}

} // namespace

AnswersSetupPane::AnswersSetupPane(AnswersController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("answersSetup"));
    m_stack = new QStackedWidget(this);
    m_empty = new EmptyState(QStringLiteral("answersSetupEmpty"), this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(makeForm());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    widgets::tabAsLaidOut(*this);
    connect(&m_controller, &AnswersController::listsChanged, this, &AnswersSetupPane::fill);
    connect(&m_controller, &AnswersController::offersChanged, this, &AnswersSetupPane::fillOffers);
    connect(&m_controller, &AnswersController::workingChanged, this, &AnswersSetupPane::changed);
    connect(&m_controller, &AnswersController::leavingWorkspace, this, [this] {
        m_missing.clear();
        m_oldRubric.reset();
    });
    takeSettings({});
    fill();
    fillOffers();
}

QWidget* AnswersSetupPane::makeForm() {
    auto* form = new QWidget(this);
    m_suites = new QListWidget(form);
    m_suites->setObjectName(QStringLiteral("answersSuites"));
    m_suites->setAccessibleName(tr("Suites and versions whose questions are measured"));
    m_suites->setTextElideMode(Qt::ElideMiddle);
    widgets::keepMeasure(*m_suites, [this] {
        m_suites->setMinimumHeight(m_suites->fontMetrics().height() * 4);
        m_suites->setMaximumHeight(m_suites->fontMetrics().height() * 9);
    });
    m_predictions = entryBox("answersPredictions", tr("Answers of a system"), form);
    m_rubric = entryBox("answersRubric", tr("Rubric"), form);
    m_rubricHint = new QLabel(form);
    m_rubricHint->setObjectName(QStringLiteral("answersRubricHint"));
    m_rubricHint->setWordWrap(true);
    m_fields = new QLineEdit(form);
    m_fields->setObjectName(QStringLiteral("answersFields"));
    m_fields->setAccessibleName(tr("Fields that questions are told apart by"));
    m_fields->setToolTip(tr("Fields of questions, or paths into what else their source says, such as "
                            "metadata.domain; separated by commas. They become strata and facets."));
    m_clusters = entryBox("answersClusters", tr("Clusters of questions"), form);
    m_clusters->setToolTip(tr("Answers about one company or filing are right or wrong together, so intervals "
                              "go by clusters"));
    for (int i = 0; i < static_cast<int>(evaluate::kQuestionClusterNames.size()); ++i) {
        m_clusters->addItem(
            widgets::windowText(results::questionClustersTitle, static_cast<evaluate::QuestionClusters>(i)),
            i);
    }
    m_seed = new QSpinBox(form);
    m_seed->setObjectName(QStringLiteral("answersSeed"));
    m_seed->setAccessibleName(tr("Seed of the intervals"));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setToolTip(tr("The same seed gives the same intervals"));
    m_limit = new QSpinBox(form);
    m_limit->setObjectName(QStringLiteral("answersLimit"));
    m_limit->setAccessibleName(tr("At most so many questions"));
    m_limit->setRange(0, std::numeric_limits<int>::max());
    m_limit->setSpecialValueText(tr("all"));
    m_limit->setToolTip(tr("No more than so many questions, the first ones"));
    m_offersBox = new QWidget(form);
    m_offers = new QVBoxLayout(m_offersBox);
    m_offers->setContentsMargins(0, 0, 0, 0);
    auto* rows = new QFormLayout;
    rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    rows->addRow(tr("Suites"), m_suites);
    rows->addRow(tr("Answers"), m_predictions);
    rows->addRow(tr("Rubric"), m_rubric);
    rows->addRow(m_rubricHint);
    rows->addRow(tr("Told apart by"), m_fields);
    rows->addRow(tr("Clusters"), m_clusters);
    rows->addRow(tr("Seed"), m_seed);
    rows->addRow(tr("Questions"), m_limit);
    rows->addRow(tr("Scores by"), m_offersBox);
    auto* fields = new QWidget(form);
    auto* column = new QVBoxLayout(fields);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(rows);
    column->addStretch(1);
    auto* scroll = new QScrollArea(form);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // what it holds takes the keys
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(fields);
    m_name = new QLineEdit(form);
    m_name->setObjectName(QStringLiteral("answersRunName"));
    m_name->setAccessibleName(tr("Name of the run"));
    widgets::setHint(*m_name, tr("Name of the run (made from answers, suites and rubric)"));
    m_problem = new QLabel(form);
    m_problem->setObjectName(QStringLiteral("answersProblem"));
    m_problem->setWordWrap(true);
    auto* import = new QPushButton(tr("Import answers…"), form);
    import->setObjectName(QStringLiteral("answersImportMore"));
    m_run = new QPushButton(tr("Measure"), form);
    m_run->setObjectName(QStringLiteral("answersRun"));
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_name, 2);
    bottom->addWidget(m_problem, 2);
    bottom->addWidget(import);
    bottom->addWidget(m_run);
    auto* layout = new QVBoxLayout(form);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(scroll, 1);
    layout->addLayout(bottom);
    connect(m_suites, &QListWidget::itemChanged, this, &AnswersSetupPane::changed);
    for (QComboBox* box : {m_predictions, m_rubric, m_clusters}) {
        connect(box, &QComboBox::currentIndexChanged, this, &AnswersSetupPane::changed);
    }
    connect(m_fields, &QLineEdit::textChanged, this, &AnswersSetupPane::changed);
    connect(import, &QPushButton::clicked, this, &AnswersSetupPane::importWanted);
    connect(m_run, &QPushButton::clicked, this, &AnswersSetupPane::runWanted);
    return form;
}

void AnswersSetupPane::focusContent() {
    if (m_stack->currentIndex() == 1) {
        m_suites->setFocus(Qt::OtherFocusReason);
    } else {
        setFocus(Qt::OtherFocusReason);
    }
}

QStringList AnswersSetupPane::chosenSuites() const {
    QStringList chosen;
    for (int row = 0; row < m_suites->count(); ++row) {
        if (m_suites->item(row)->checkState() == Qt::Checked) {
            chosen += m_suites->item(row)->data(Qt::UserRole).toString();
        }
    }
    return chosen;
}

void AnswersSetupPane::fillSuites() {
    m_suites->clear();
    const auto add = [this](const std::string& name, const QString& shown) {
        auto* item = new QListWidgetItem(shown, m_suites);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setData(Qt::UserRole, QString::fromStdString(name));
        item->setToolTip(shown);
        item->setCheckState(Qt::Unchecked);
    };
    for (const workspace::SuiteInfo& suite : m_controller.suites()) {
        add(suite.name, tr("%1 (%n question(s))", nullptr, static_cast<int>(suite.questions))
                            .arg(QString::fromStdString(suite.name)));
        for (const workspace::SuiteVersion& version : suite.versions) {
            add(version.name, tr("%1, frozen (%n question(s))", nullptr, static_cast<int>(version.questions))
                                  .arg(QString::fromStdString(version.name)));
        }
    }
}

void AnswersSetupPane::choose(const QStringList& suites, const QString& predictions, const QString& rubric) {
    m_missing.clear();
    for (const QString& name : suites) {
        bool isHere = false;
        for (int row = 0; row < m_suites->count(); ++row) {
            if (m_suites->item(row)->data(Qt::UserRole).toString() == name) {
                m_suites->item(row)->setCheckState(Qt::Checked);
                isHere = true;
            }
        }
        if (!isHere) {
            m_missing += name;
        }
    }
    m_predictions->setCurrentIndex(m_predictions->findData(predictions));
    m_rubric->setCurrentIndex(std::max(0, m_rubric->findData(rubric)));
}

void AnswersSetupPane::fill() {
    const QStringList suites = chosenSuites() + m_missing;
    const QString predictions = m_predictions->currentData().toString();
    const QString rubric = m_rubric->currentData().toString();
    const bool wasEmpty = m_predictions->count() == 0;
    m_filling = true;
    fillSuites();
    m_predictions->clear();
    for (const workspace::AnswerSetInfo& set : m_controller.predictionSets()) {
        const QString name = QString::fromStdString(set.name);
        m_predictions->addItem(tr("%1 (%n answer(s))", nullptr, static_cast<int>(set.answers)).arg(name),
                               name);
    }
    m_rubric->clear();
    for (const evaluate::Rubric& each : m_controller.rubrics()) {
        m_rubric->addItem(rubricText(each), QString::fromStdString(each.name));
    }
    choose(suites, predictions, rubric);
    if (wasEmpty && predictions.isEmpty() && m_predictions->count() > 0) {
        m_predictions->setCurrentIndex(0); // the newest
    }
    if (chosenSuites().isEmpty() && m_missing.isEmpty() && m_controller.suites().size() == 1) {
        m_suites->item(0)->setCheckState(Qt::Checked); // there is no other
    }
    const bool hasSets = !m_controller.predictionSets().empty() && !m_controller.suites().empty();
    m_stack->setCurrentIndex(hasSets ? 1 : 0);
    m_empty->setText(!m_controller.workspace() ? m_controller.whyNoView()
                     : m_controller.suites().empty()
                         ? tr("This workspace holds no gold questions yet.\nImport a suite first, then the "
                              "answers of a system to it.")
                         : tr("This workspace holds no answers of a system yet.\nImport a file with answers, "
                              "or drop one anywhere in the window."));
    m_filling = false;
    changed();
}

void AnswersSetupPane::fillOffers() {
    m_tickedOffers = offers() + m_tickedOffers;
    qDeleteAll(m_offersBox->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    for (const ScoreOffer& offer : m_controller.scoreOffers()) {
        auto* box = new QCheckBox(offer.title, m_offersBox);
        box->setObjectName(QStringLiteral("offer.") + offer.key);
        box->setProperty("offerKey", offer.key);
        box->setChecked(m_tickedOffers.contains(offer.key));
        m_offers->addWidget(box);
    }
    if (m_controller.scoreOffers().empty()) {
        auto* none =
            new QLabel(tr("rules alone; a judge or a scorer that is set up is offered here"), m_offersBox);
        none->setWordWrap(true);
        m_offers->addWidget(none);
    }
    m_tickedOffers.clear();
}

QStringList AnswersSetupPane::offers() const {
    QStringList ticked;
    const QList<QCheckBox*> boxes = m_offersBox->findChildren<QCheckBox*>();
    for (const QCheckBox* box : boxes) {
        if (box->isChecked()) {
            ticked += box->property("offerKey").toString();
        }
    }
    return ticked;
}

std::vector<std::string> AnswersSetupPane::fields() const {
    static const QRegularExpression separators(QStringLiteral("[\\s,;]+"));
    std::vector<std::string> list;
    const QStringList parts = m_fields->text().split(separators, Qt::SkipEmptyParts);
    for (const QString& part : parts) {
        if (const std::string field = part.toStdString(); std::ranges::find(list, field) == list.end()) {
            list.push_back(field);
        }
    }
    return list;
}

evaluate::AnswerRunSettings AnswersSetupPane::settings() const {
    evaluate::AnswerRunSettings settings;
    const QStringList suites = chosenSuites();
    for (const QString& suite : suites) {
        settings.suites.push_back(suite.toStdString());
    }
    settings.predictions = m_predictions->currentData().toString().toStdString();
    const int rubric = m_rubric->currentIndex();
    if (rubric >= 0 && rubric < static_cast<int>(m_controller.rubrics().size())) {
        settings.rubric = m_controller.rubrics()[static_cast<std::size_t>(rubric)];
    }
    if (m_oldRubric && m_oldRubric->name == settings.rubric.name) {
        settings.rubric = *m_oldRubric;
    }
    settings.evaluation.fields = fields();
    settings.evaluation.clusters =
        static_cast<evaluate::QuestionClusters>(std::max(0, m_clusters->currentData().toInt()));
    settings.evaluation.seed = static_cast<std::uint64_t>(m_seed->value());
    if (m_limit->value() > 0) {
        settings.limit = m_limit->value();
    }
    settings.name = m_name->text().trimmed().toStdString();
    return settings;
}

QString AnswersSetupPane::problem() const {
    if (m_stack->currentIndex() == 0) {
        return m_empty->text();
    }
    return m_controller.isWorking()    ? tr("A run is at work.")
           : m_controller.isReadOnly() ? tr("This workspace can only be read.")
           : !m_missing.isEmpty() ? tr("Not in this workspace: %1.").arg(m_missing.join(QStringLiteral(", ")))
           : chosenSuites().isEmpty()          ? tr("Choose a suite.")
           : m_predictions->currentIndex() < 0 ? tr("Choose the answers of a system.")
           : m_rubric->currentIndex() < 0      ? tr("Choose a rubric.")
                                               : QString();
}

void AnswersSetupPane::changed() {
    if (m_filling) {
        return;
    }
    if (!chosenSuites().isEmpty() && sender() == m_suites) {
        m_missing.clear(); // something else is chosen
    }
    if (sender() == m_rubric) {
        m_oldRubric.reset();
    }
    const evaluate::AnswerRunSettings now = settings();
    m_rubricHint->setText(m_oldRubric ? tr("As the run has it; the workspace holds another version by now.")
                          : now.rubric.source.empty()
                              ? QString()
                              : tr("From %1").arg(QString::fromStdString(now.rubric.source)));
    m_problem->setText(problem());
    m_run->setEnabled(problem().isEmpty());
    Q_EMIT problemChanged();
    if (sender() != &m_controller && sender() != nullptr) {
        Q_EMIT edited();
    }
}

void AnswersSetupPane::takeSettings(const evaluate::AnswerRunSettings& settings) {
    m_filling = true;
    QStringList suites;
    for (const std::string& suite : settings.suites) {
        suites += QString::fromStdString(suite);
    }
    for (int row = 0; row < m_suites->count(); ++row) {
        m_suites->item(row)->setCheckState(Qt::Unchecked);
    }
    choose(suites, QString::fromStdString(settings.predictions),
           QString::fromStdString(settings.rubric.name));
    const auto known =
        std::ranges::find(m_controller.rubrics(), settings.rubric.name, &evaluate::Rubric::name);
    m_oldRubric.reset();
    if (known != m_controller.rubrics().end() && *known != settings.rubric) {
        m_oldRubric = settings.rubric;
    }
    m_fields->setText(fieldsText(settings.evaluation.fields));
    m_clusters->setCurrentIndex(m_clusters->findData(static_cast<int>(settings.evaluation.clusters)));
    m_seed->setValue(
        static_cast<int>(std::min<std::uint64_t>(settings.evaluation.seed, std::numeric_limits<int>::max())));
    m_limit->setValue(static_cast<int>(settings.limit.value_or(0)));
    m_name->clear();
    m_filling = false;
    changed();
}

QByteArray AnswersSetupPane::saveState() const {
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << kAnswersSetupVersion << chosenSuites() << m_predictions->currentData().toString()
           << m_rubric->currentData().toString() << m_fields->text() << qint32(m_clusters->currentIndex())
           << qint32(m_seed->value()) << offers();
    return state;
}

void AnswersSetupPane::restoreState(const QByteArray& state) {
    QDataStream stream(state);
    quint32 version = 0;
    QStringList suites;
    QString predictions;
    QString rubric;
    QString fields;
    qint32 clusters = 0;
    qint32 seed = 0;
    QStringList ticked;
    stream >> version >> suites >> predictions >> rubric >> fields >> clusters >> seed >> ticked;
    if (version != kAnswersSetupVersion || stream.status() != QDataStream::Ok) {
        return;
    }
    m_filling = true;
    choose(suites, predictions, rubric);
    m_missing.clear(); // of another day
    m_fields->setText(fields);
    m_clusters->setCurrentIndex(clusters);
    m_seed->setValue(seed);
    m_tickedOffers = ticked;
    fillOffers();
    m_filling = false;
    changed();
}

} // namespace assay::app

#include "moc_answers_setup_pane.cpp"
