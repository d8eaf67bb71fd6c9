// A folder with a workspace that holds a small corpus of our own and its LSA vectors.
#pragma once

#include "core/base/atomic_file.h"
#include "tests/app/commands/program.h"

#include <QDir>
#include <QJsonArray>
#include <QTemporaryDir>
#include <array>
#include <string>

namespace assay::tests {

// Two companies, two years, two sections of twelve sentences: 96, whose ids start with `prefix` and which
// have a further field, "quarter". Words come again in other orders, so that searches find more than the
// sentence itself.
inline std::string neighbourCorpus(const std::string& prefix) {
    constexpr std::array<const char*, 7> kSubjects{"net sales",        "operating income", "the gross margin",
                                                   "inventory",        "capital spending", "deferred tax",
                                                   "research spending"};
    constexpr std::array<const char*, 5> kVerbs{"rose in", "fell during", "was flat over",
                                                "reached a record in", "recovered in"};
    constexpr std::array<const char*, 6> kTimes{"spring",           "autumn", "winter",
                                                "the last quarter", "May",    "the season"};
    std::string lines;
    for (std::size_t i = 0; i < 96; ++i) {
        const std::size_t company = 1 + i / 48;
        const std::size_t year = 2019 + i / 24 % 2;
        const QString section = i / 12 % 2 == 0 ? QStringLiteral("1A") : QStringLiteral("7");
        const std::size_t position = i % 12;
        const std::size_t mix =
            company * 97 + year * 31 + static_cast<std::size_t>(section.size()) * 13 + position;
        const QString text =
            QStringLiteral("In %1 %2 %3 %4 because %5 changed by %6 percent.")
                .arg(year)
                .arg(QLatin1String(kSubjects[mix % 7]), QLatin1String(kVerbs[(mix / 2 + company) % 5]),
                     QLatin1String(kTimes[(mix / 3 + position) % 6]), QLatin1String(kSubjects[(mix + 3) % 7]))
                .arg(mix % 40);
        const QString id = QStringLiteral("%1_%2_%3_%4_%5")
                               .arg(QString::fromStdString(prefix))
                               .arg(company)
                               .arg(year)
                               .arg(section)
                               .arg(position);
        const QJsonObject line{{QStringLiteral("cik_int"), static_cast<int>(company)},
                               {QStringLiteral("name"), QStringLiteral("Company %1").arg(company)},
                               {QStringLiteral("report_year"), static_cast<int>(year)},
                               {QStringLiteral("section_name"), section},
                               {QStringLiteral("sentence_pos"), static_cast<int>(position)},
                               {QStringLiteral("sentenceID"), id},
                               {QStringLiteral("quarter"), position < 6 ? 1 : 2},
                               {QStringLiteral("text"), text}};
        lines += QJsonDocument(line).toJson(QJsonDocument::Compact).toStdString() + "\n";
    }
    return lines;
}

class NeighbourWorkspace {
  public:
    // Empty when it could be made, else what the program said.
    QByteArray make() {
        if (!m_folder.isValid() || !write("a.jsonl", neighbourCorpus("a"))) {
            return "the folder cannot be written";
        }
        for (const char* line :
             {"import w.assay a.jsonl --name filings", "embed w.assay --lsa --dimension 8"}) {
            const Outcome outcome = run(line);
            if (outcome.exitCode != 0) {
                return outcome.error + " ";
            }
        }
        return {};
    }

    [[nodiscard]] QString path(const char* name) const {
        return m_folder.filePath(QString::fromLatin1(name));
    }

    [[nodiscard]] bool write(const char* name, const std::string& content) const {
        return base::writeFileAtomically(path(name).toStdString(), content).has_value();
    }

    // "import w.assay …", in the folder. Words are separated by blanks; '' is an empty one.
    [[nodiscard]] Outcome run(const QString& line) const {
        QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        words.replaceInStrings(QStringLiteral("''"), QString());
        return Program(m_folder.path()).run(words);
    }

    [[nodiscard]] Outcome run(const char* line) const { return run(QString::fromUtf8(line)); }

    [[nodiscard]] QJsonArray list(const char* line) const {
        return QJsonDocument::fromJson(run(line).out).array();
    }

  private:
    QTemporaryDir m_folder;
};

} // namespace assay::tests
