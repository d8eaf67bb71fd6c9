// What the companies of the demo speak of that no other one does: six topics each, with words of their own,
// and the sentences that are made of them.
#pragma once

#include "app/demo/demo_companies.h"
#include "app/demo/demo_grammar.h"

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace assay::app {

struct DemoTopic {
    std::array<std::string_view, 3> things; // plural
    std::array<std::string_view, 2> inputs; // what they are made from or need
    std::array<std::string_view, 2> faults; // what goes wrong with them
    std::string_view users;                 // plural
};

inline constexpr std::size_t kDemoTopics = 6; // of each company

// Those of the company of that short name; empty: it has none.
[[nodiscard]] std::span<const DemoTopic> demoTopics(std::string_view shortName);

// Patterns with the places {t1} {t2} {t3} {i1} {i2} {f1} {f2} {w}, each also with a capital letter ({T1}).
[[nodiscard]] const std::vector<std::string_view>& demoTopicPatterns();

// Adds these places to the slots; which of the things is {t1} is drawn.
void addTopic(DemoSlots& slots, DemoTopic topic, base::Random& random);

} // namespace assay::app
