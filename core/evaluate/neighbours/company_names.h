// What companies of a corpus are called, and which sentences are of the same one: by number (CIK), else by
// name. A company that was renamed keeps the name of its first sentence; two that share a name are told apart
// by their numbers.
//
// Threads: const members may be called from several threads at once.
#pragma once

#include "core/workspace/corpora/corpora.h"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace assay::evaluate {

class CompanyNames {
  public:
    // The columns must outlive it.
    explicit CompanyNames(const workspace::CorpusColumns& columns);

    // Of a row of the corpus; empty: it has neither a number nor a name.
    [[nodiscard]] std::string of(std::uint32_t row) const;

    // Whether it is known that they are of different companies.
    [[nodiscard]] bool differ(std::uint32_t a, std::uint32_t b) const;

  private:
    const workspace::CorpusColumns* m_columns;
    std::unordered_map<std::int64_t, std::string> m_names; // of those with a number
};

} // namespace assay::evaluate
