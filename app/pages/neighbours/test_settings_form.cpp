#include "app/pages/neighbours/test_settings_form.h"

#include "core/results/neighbours/neighbour_words.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/font_measure.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QSpinBox>
#include <algorithm>
#include <limits>
#include <set>

namespace assay::app {
namespace {

QString textOf(const std::vector<int>& ranks) {
    QStringList parts;
    for (const int rank : ranks) {
        parts << QString::number(rank);
    }
    return parts.join(QStringLiteral(", "));
}

const QString kSlice = QStringLiteral("slice");

} // namespace

std::optional<std::vector<int>> ranksFrom(const QString& text) {
    static const QRegularExpression separators(QStringLiteral("[\\s,;]+"));
    std::set<int> ranks;
    const QStringList parts = text.split(separators, Qt::SkipEmptyParts);
    for (const QString& part : parts) {
        bool isNumber = false;
        const int rank = part.toInt(&isNumber);
        if (!isNumber || rank < 1 || rank > 1000) {
            return std::nullopt;
        }
        ranks.insert(rank);
    }
    return ranks.empty() ? std::nullopt : std::optional(std::vector<int>(ranks.begin(), ranks.end()));
}

TestSettingsForm::TestSettingsForm(QWidget* parent)
    : QWidget(parent) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    const auto number = [this](const char* name, int low, int high, const QString& title,
                               const QString& toolTip) {
        auto* box = new QSpinBox(this);
        box->setObjectName(QLatin1String(name));
        box->setRange(low, high);
        box->setAccessibleName(title);
        box->setToolTip(toolTip);
        connect(box, &QSpinBox::valueChanged, this, [this] {
            if (!m_filling) {
                Q_EMIT edited();
            }
        });
        return box;
    };
    const auto check = [this](const char* name, const QString& title, const QString& toolTip) {
        auto* box = new QCheckBox(title, this);
        box->setObjectName(QLatin1String(name));
        box->setToolTip(toolTip);
        connect(box, &QCheckBox::toggled, this, [this] {
            if (!m_filling) {
                Q_EMIT edited();
            }
        });
        return box;
    };
    m_window = new QComboBox(this);
    m_window->setObjectName(QStringLiteral("windowKind"));
    m_window->setAccessibleName(tr("Window"));
    m_window->addItem(tr("adaptive"));
    m_window->addItem(tr("fixed"));
    m_window->setToolTip(
        tr("How far from the anchor a sentence of its slice may stand to be its gold: always "
           "the same, or widened until there are enough"));
    m_width = number("windowWidth", 1, 1000, tr("Width of the window"), tr("Positions to both sides"));
    m_base = number("windowBase", 1, 1000, tr("First width"), tr("The width to begin with"));
    m_target = number("windowTarget", 1, 1000, tr("Gold sentences wanted"),
                      tr("Widened by one while there are fewer gold sentences than this"));
    m_max = number("windowMax", 1, 1000, tr("Largest width"), tr("Never wider than this"));
    m_width->setPrefix(QStringLiteral("±"));
    m_base->setPrefix(QStringLiteral("±"));
    m_max->setPrefix(tr("to ±"));
    m_target->setPrefix(tr("until "));
    m_target->setSuffix(tr(" gold"));
    auto* window = new QHBoxLayout;
    window->addWidget(m_window);
    for (QSpinBox* box : {m_width, m_base, m_target, m_max}) {
        window->addWidget(box);
    }
    window->addStretch(1);
    form->addRow(tr("Window"), window);

    m_prose = check("onlyProse", tr("Prose only"),
                    tr("Headings and what is left of tables are neither gold nor searched"));
    m_navigational =
        check("excludeNavigational", tr("Cross references are no gold"),
              tr("Sentences such as \"See Note 12\" are no gold; they are searched all the same"));
    auto* eligible = new QHBoxLayout;
    eligible->addWidget(m_prose);
    eligible->addWidget(m_navigational);
    eligible->addStretch(1);
    form->addRow(tr("Gold"), eligible);

    m_filtered = check("regimeFiltered", widgets::windowText(results::regimeTitle, model::Regime::Filtered),
                       tr("Searches among what shares the fields below"));
    m_open = check("regimeOpen", widgets::windowText(results::regimeTitle, model::Regime::Open),
                   tr("Searches the whole corpus"));
    auto* regimes = new QHBoxLayout;
    regimes->addWidget(m_filtered);
    regimes->addWidget(m_open);
    regimes->addStretch(1);
    form->addRow(tr("Regimes"), regimes);

    m_fields = new QListWidget(this);
    m_fields->setObjectName(QStringLiteral("filterFields"));
    m_fields->setAccessibleName(tr("Fields of the filtered regime"));
    m_fields->setToolTip(tr("A result of the filtered regime has the anchor's value in each ticked field. "
                            "\"slice\" is company, form, year and section at once."));
    m_fields->setFlow(QListView::LeftToRight);
    m_fields->setWrapping(true);
    m_fields->setResizeMode(QListView::Adjust);
    widgets::keepMeasure(*m_fields,
                         [this] { m_fields->setMaximumHeight(m_fields->fontMetrics().height() * 4); });
    form->addRow(tr("Filter on"), m_fields);
    connect(m_fields, &QListWidget::itemChanged, this, [this] {
        if (!m_filling) {
            Q_EMIT edited();
        }
    });

    const auto ranks = [this](const char* name, const QString& title) {
        auto* edit = new QLineEdit(this);
        edit->setObjectName(QLatin1String(name));
        edit->setAccessibleName(title);
        widgets::keepMeasure(*edit,
                             [edit] { edit->setMaximumWidth(edit->fontMetrics().averageCharWidth() * 16); });
        edit->setToolTip(tr("Whole numbers, separated by commas"));
        connect(edit, &QLineEdit::textChanged, this, [this] {
            if (!m_filling) {
                Q_EMIT edited();
            }
        });
        return edit;
    };
    m_hitAt = ranks("hitAt", tr("Hit@k for these k"));
    m_mrrAt = ranks("mrrAt", tr("MRR@k for these k"));
    m_seed = number("bootstrapSeed", 0, std::numeric_limits<int>::max(), tr("Seed of bootstrap intervals"),
                    tr("The same seed gives the same intervals"));
    m_clusters = new QComboBox(this);
    m_clusters->setObjectName(QStringLiteral("clusterBy"));
    m_clusters->setAccessibleName(tr("Clusters of anchors"));
    m_clusters->setToolTip(
        tr("Anchors of one cluster are found or missed together, so intervals go by clusters. "
           "Automatic: companies where there are at least 20, else filings where there are, "
           "else slices"));
    m_clusters->addItem(tr("automatic"), int(model::ClusterBy::Automatic));
    m_clusters->addItem(tr("company"), int(model::ClusterBy::Company));
    m_clusters->addItem(tr("filing"), int(model::ClusterBy::Filing));
    m_clusters->addItem(tr("slice"), int(model::ClusterBy::Slice));
    connect(m_clusters, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling) {
            Q_EMIT edited();
        }
    });
    auto* figures = new QHBoxLayout;
    figures->addWidget(new QLabel(tr("Hit@"), this));
    figures->addWidget(m_hitAt);
    figures->addWidget(new QLabel(tr("MRR@"), this));
    figures->addWidget(m_mrrAt);
    figures->addStretch(1);
    form->addRow(tr("Figures"), figures);
    auto* clusters = new QHBoxLayout;
    clusters->addWidget(m_clusters);
    clusters->addWidget(new QLabel(tr("seed"), this));
    clusters->addWidget(m_seed);
    clusters->addStretch(1);
    setTabOrder(m_clusters, m_seed);
    form->addRow(tr("Clusters"), clusters);
    connect(m_window, &QComboBox::currentIndexChanged, this, [this] {
        showWindowKind();
        if (!m_filling) {
            Q_EMIT edited();
        }
    });
    connect(m_seed, &QSpinBox::valueChanged, this, [this](int seed) {
        if (!m_filling) {
            m_wholeSeed = static_cast<std::uint64_t>(seed);
            m_seed->setSpecialValueText({});
        }
    });
    setFields({});
    setSettings({});
}

void showWholeSeed(QSpinBox& box, std::uint64_t seed) {
    const bool fits = seed <= static_cast<std::uint64_t>(box.maximum());
    box.setSpecialValueText(fits ? QString() : QString::number(seed));
    box.setValue(fits ? static_cast<int>(seed) : box.minimum());
}

void TestSettingsForm::showWindowKind() {
    const bool adaptive = m_window->currentIndex() == 0;
    m_width->setVisible(!adaptive);
    for (QSpinBox* box : {m_base, m_target, m_max}) {
        box->setVisible(adaptive);
    }
}

void TestSettingsForm::setFields(const QStringList& fields) {
    std::vector<std::string> before = chosenFields();
    if (before.empty()) {
        before = model::NeighbourSettings().filterFields;
    }
    m_filling = true;
    m_fields->clear();
    QStringList all{kSlice};
    all << fields;
    for (const std::string& field : before) {
        if (const QString name = QString::fromStdString(field); !all.contains(name)) {
            all << name;
        }
    }
    for (const QString& field : all) {
        auto* item = new QListWidgetItem(field, m_fields);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(std::ranges::find(before, field.toStdString()) != before.end() ? Qt::Checked
                                                                                           : Qt::Unchecked);
    }
    m_filling = false;
}

std::vector<std::string> TestSettingsForm::chosenFields() const {
    std::vector<std::string> fields;
    for (int row = 0; row < m_fields->count(); ++row) {
        if (m_fields->item(row)->checkState() == Qt::Checked) {
            fields.push_back(m_fields->item(row)->text().toStdString());
        }
    }
    return fields;
}

model::NeighbourSettings TestSettingsForm::settings() const {
    model::NeighbourSettings settings;
    settings.window.adaptive = m_window->currentIndex() == 0;
    settings.window.width = m_width->value();
    settings.window.base = m_base->value();
    settings.window.target = m_target->value();
    settings.window.max = std::max(m_max->value(), m_base->value());
    settings.onlyProse = m_prose->isChecked();
    settings.excludeNavigational = m_navigational->isChecked();
    settings.regimes.clear();
    if (m_filtered->isChecked()) {
        settings.regimes.push_back(model::Regime::Filtered);
    }
    if (m_open->isChecked()) {
        settings.regimes.push_back(model::Regime::Open);
    }
    settings.filterFields = chosenFields();
    settings.hitAt = ranksFrom(m_hitAt->text()).value_or(settings.hitAt);
    settings.mrrAt = ranksFrom(m_mrrAt->text()).value_or(settings.mrrAt);
    settings.clusterBy = static_cast<model::ClusterBy>(m_clusters->currentData().toInt());
    settings.seed = m_wholeSeed;
    return settings;
}

void TestSettingsForm::setSettings(const model::NeighbourSettings& settings) {
    m_filling = true;
    m_window->setCurrentIndex(settings.window.adaptive ? 0 : 1);
    m_width->setValue(settings.window.width);
    m_base->setValue(settings.window.base);
    m_target->setValue(settings.window.target);
    m_max->setValue(settings.window.max);
    m_prose->setChecked(settings.onlyProse);
    m_navigational->setChecked(settings.excludeNavigational);
    const auto has = [&](model::Regime regime) {
        return std::ranges::find(settings.regimes, regime) != settings.regimes.end();
    };
    m_filtered->setChecked(has(model::Regime::Filtered));
    m_open->setChecked(has(model::Regime::Open));
    for (const std::string& field : settings.filterFields) { // also what the corpus at hand does not have
        const QString name = QString::fromStdString(field);
        if (m_fields->findItems(name, Qt::MatchExactly).isEmpty()) {
            auto* item = new QListWidgetItem(name, m_fields);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        }
    }
    for (int row = 0; row < m_fields->count(); ++row) {
        QListWidgetItem* item = m_fields->item(row);
        item->setCheckState(std::ranges::find(settings.filterFields, item->text().toStdString()) !=
                                    settings.filterFields.end()
                                ? Qt::Checked
                                : Qt::Unchecked);
    }
    m_hitAt->setText(textOf(settings.hitAt));
    m_mrrAt->setText(textOf(settings.mrrAt));
    m_clusters->setCurrentIndex(m_clusters->findData(int(settings.clusterBy)));
    m_wholeSeed = settings.seed;
    showWholeSeed(*m_seed, settings.seed);
    m_filling = false;
    showWindowKind();
}

QString TestSettingsForm::problem() const {
    if (!m_filtered->isChecked() && !m_open->isChecked()) {
        return tr("Tick at least one regime.");
    }
    if (m_filtered->isChecked() && chosenFields().empty()) {
        return tr("The filtered regime needs at least one field to filter on.");
    }
    if (!ranksFrom(m_hitAt->text())) {
        return tr("Hit@k: whole numbers from 1 to 1000, separated by commas.");
    }
    if (!ranksFrom(m_mrrAt->text())) {
        return tr("MRR@k: whole numbers from 1 to 1000, separated by commas.");
    }
    return {};
}

} // namespace assay::app

#include "moc_test_settings_form.cpp"
