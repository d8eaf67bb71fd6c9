#include "tests/app/neighbours/neighbour_fixture.h"

#include "core/base/atomic_file.h"
#include "core/evaluate/embeddings/embedding_making.h"
#include "core/workspace/corpora/corpora.h"

#include <array>
#include <string>

namespace assay::tests {
namespace {

constexpr std::array<const char*, 3> kSections{"1A", "7", "8"};
constexpr std::array<const char*, 6> kWords{"revenue", "lawsuit",  "inventory",
                                            "pension", "drilling", "vaccine"};

std::string sentence(int company, std::size_t section, int position) {
    if (position == 0) {
        return "Item " + std::string(kSections[section]) + " Overview";
    }
    if (position == 3) {
        return "All amounts are stated in thousands unless noted otherwise by the registrant.";
    }
    if (position == 5) {
        return "See Note 12.";
    }
    const std::string topic = kWords[(static_cast<std::size_t>(company) + section) % kWords.size()];
    const std::string next = kWords[static_cast<std::size_t>(position) % kWords.size()];
    return "Our " + topic + " and its " + next + " moved in period " + std::to_string(position / 2) +
           " at firm" + std::to_string(company) + " because of " + topic + ".";
}

} // namespace

NeighbourFixture::NeighbourFixture(int companies, int sentencesInSection, bool withVectors) {
    std::string lines;
    for (int company = 1; company <= companies; ++company) {
        for (std::size_t section = 0; section < kSections.size(); ++section) {
            for (int position = 0; position < sentencesInSection; ++position) {
                const std::string place = std::to_string(company) + "_10-K_2020_section_" +
                                          kSections[section] + "_" + std::to_string(position);
                lines += R"({"cik_int":)" + std::to_string(company) + R"(,"name":"Firm )" +
                         std::to_string(company) + R"(","form":"10-K","report_year":2020,"section_name":")" +
                         kSections[section] + R"(","sentence_pos":)" + std::to_string(position) +
                         R"(,"kind":")" + (position == 0 ? "heading" : "prose") + R"(","region":")" +
                         (company % 2 == 0 ? "north" : "south") + R"(","sentenceID":")" + place +
                         R"(","text":")" + sentence(company, section, position) + "\"}\n";
            }
        }
    }
    const std::filesystem::path source = path().parent_path() / "corpus.jsonl";
    if (!base::writeFileAtomically(source, lines)) {
        qFatal("cannot write a fixture");
    }
    auto workspace = workspace::Workspace::create(path());
    base::NoProgress progress;
    const std::array<std::filesystem::path, 1> files{source};
    auto made = workspace ? workspace::importCorpus(**workspace, files, {"filings", std::nullopt, "Ada"}, {},
                                                    progress)
                          : tl::unexpected(workspace.error());
    if (!made) {
        qFatal("cannot make a fixture: %s", made.error().detail.c_str());
    }
    m_corpus = made->corpus.id;
    if (withVectors) {
        retrieval::LsaSettings settings;
        settings.dimension = 16;
        auto vectors = evaluate::makeLsaEmbeddings(**workspace, {m_corpus, "lsa", {}, "Ada", true}, settings,
                                                   {}, progress);
        if (!vectors) {
            qFatal("cannot make vectors: %s", vectors.error().detail.c_str());
        }
        m_embeddings = vectors->set.id;
    }
}

std::filesystem::path NeighbourFixture::path() const {
    return std::filesystem::path(m_folder.path().toStdString()) / "neighbours.assay";
}

std::unique_ptr<workspace::Workspace> NeighbourFixture::open() const {
    auto workspace = workspace::Workspace::open(path(), workspace::OpenMode::ReadWrite);
    if (!workspace) {
        qFatal("cannot open a fixture");
    }
    return std::move(*workspace);
}

} // namespace assay::tests
